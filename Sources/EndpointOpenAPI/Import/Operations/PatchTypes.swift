import EndpointJSON
import EndpointSpec
import EndpointWire

/// The media types of a body among which the caller chooses: patches with one schema, which a server applies in
/// different ways. Kubernetes has four.
struct PatchTypes {
  let all: [DocumentMember]

  /// Empty if the chosen media type is not one of several patches.
  init(_ content: [DocumentMember], chosen: DocumentMember) {
    let schema = chosen.value["schema"]?.node.value
    let patches = content.filter { member in
      MediaType(member.key).patchName != nil && member.value["schema"]?.node.value == schema
    }
    let isChosen = MediaType(chosen.key).patchName != nil
    all = isChosen && patches.count > 1 ? patches : []
  }

  /// The argument of the caller: a `Content-Type` header. By default, it fits the type of the body, since only the
  /// operations of a JSON Patch (RFC 6902) are an array.
  func argument(isArray: Bool, _ shapes: inout ShapeTable, way: NamePath) -> ParameterShape? {
    let usual = all.first { (MediaType($0.key).patchName == "jsonPatch") == isArray } ?? all.first
    guard let usual else { return nil }
    let cases = all.map { member in
      let type = MediaType(member.key)
      return EnumShape.Case(value: .string(type.text), name: type.patchName)
    }
    let key = "Content-Type"
    let form = Shape.Form.enumeration(EnumShape(cases: cases))
    let index = shapes.add(form, at: all[0].place, way: way.adding(key))
    var field = FieldShape(
      key: key,
      type: TypedUse(.shape(index)),
      isRequired: true,
      place: usual.place
    )
    let text = JSONNode.text(usual.key, at: usual.value.node)
    field.annotations.defaultValue = DocumentNode(text, file: usual.value.file)
    return ParameterShape(field: field, location: "header")
  }
}

extension MediaType {
  /// The name of a patch: `mergePatch` for `application/merge-patch+json`. JSON is also YAML. Nil for other types.
  fileprivate var patchName: String? {
    let subtype = essence.split(separator: "/").last ?? ""
    let parts = subtype.split(separator: "+")
    guard parts.count == 2, ["json", "yaml"].contains(parts[1]), parts[0].hasSuffix("patch") else {
      return nil
    }
    return ProposedName.member(String(parts[0]))
  }
}
