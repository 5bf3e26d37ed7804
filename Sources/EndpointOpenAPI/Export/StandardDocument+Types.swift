import EndpointJSON
import EndpointSpec

extension StandardDocument {
  func schema(of type: TypeModel) -> JSONObject {
    var schema =
      switch type.form {
      case .structure(let structure): object(structure, of: type)
      case .identifier(let scalar): self.schema(of: scalar)
      case .external(let external): self.schema(of: external.wire)
      case .enumeration(let enumeration): self.schema(of: enumeration)
      case .union(let union): self.schema(of: union)
      case .alias(let target): self.schema(of: target)
      }
    schema["description"] = type.documentation.text
    schema.add(type.deprecation)
    return schema
  }

  private func schema(of scalar: Scalar, wire: WireForm? = nil) -> JSONObject {
    if let wire {
      if scalar == .bool, wire == .number { return ["type": "integer", "enum": [0, 1]] }
      let row = ScalarFormat.written(scalar.text, wire: wire.rawValue)
      return row.map { schema(ofRow: $0) } ?? ["type": "string"]
    }
    if case .date(.pattern(let pattern)) = scalar {
      return ["type": "string", "description": .string("A date of the form \(pattern), in UTC.")]
    }
    return schema(ofRow: ScalarFormat.written(scalar.text))
  }

  /// - Parameter wire: The format of a value that differs from its type.
  func schema(of type: TypeReference, wire: WireForm? = nil) -> JSONObject {
    switch type {
    case .array(let element):
      return ["type": "array", "items": .object(schema(of: element, wire: wire))]
    case .dictionary(let value):
      return [
        "type": "object", "additionalProperties": .object(schema(of: value, wire: wire)),
      ]
    case .optional(let wrapped): return schema(of: wrapped, wire: wire).orNull
    case .scalar(let scalar): return schema(of: scalar, wire: wire)
    case .named(let name) where wire == nil:
      return ["$ref": .string("#/components/schemas/\(name.text)")]
    case .named(let name):
      switch model.type(named: name)?.form {
      case .alias(let target): return schema(of: target, wire: wire)
      case .identifier(let scalar): return schema(of: .scalar(scalar), wire: wire)
      case .structure, .enumeration, .union, .external, nil: return ["type": "string"]
      }
    }
  }

  private func schema(ofRow row: ScalarFormat?) -> JSONObject {
    guard let row else { return [:] }
    var schema: JSONObject = ["type": .string(row.type)]
    schema["format"] = row.format.map { .string($0) }
    return schema
  }

  private func schema(of enumeration: EnumModel) -> JSONObject {
    [
      "type": enumeration.rawType == .string ? "string" : "integer",
      "enum": .array(enumeration.cases.map(\.value)),
    ]
  }

  /// Uses `anyOf`, since a value may match several members. The tag or the order then decides.
  private func schema(of union: UnionModel) -> JSONObject {
    if union.isOfEvents { return schema(ofEvents: union) }
    var schema: JSONObject = [:]
    schema["anyOf"] = .array(union.members.map { .object(self.schema(of: $0.type)) })
    guard let by = union.by, !by.text.contains(".") else { return schema }
    var mapping = JSONObject()
    for member in union.members {
      guard let tag = member.tag, case .named = member.type else { continue }
      mapping[tag.stringValue ?? tag.description] = self.schema(of: member.type)["$ref"]
    }
    var discriminator: JSONObject = ["propertyName": .string(by.text)]
    discriminator["mapping"] = nonEmpty(mapping)
    schema["discriminator"] = .object(discriminator)
    return schema
  }
}

extension StandardDocument {
  /// The events of a stream, in the form that OpenAPI 3.2 describes for their media type.
  private func schema(ofEvents union: UnionModel) -> JSONObject {
    let events = union.members.map { member -> JSONValue in
      var properties = JSONObject()
      properties[UnionModel.eventKey.text] = .object(JSONObject([("const", member.tag ?? .null)]))
      if member.type != .scalar(.void) {
        properties[UnionModel.dataKey.text] = .object(schema(of: member.type))
      }
      return ["type": "object", "properties": .object(properties), "required": ["event"]]
    }
    return ["anyOf": .array(events)]
  }
}

extension JSONObject {
  /// The schema with null allowed.
  var orNull: JSONObject {
    if isEmpty { return self }
    guard let type = self["type"]?.stringValue, self["enum"] == nil, self["const"] == nil else {
      return ["anyOf": [.object(self), ["type": "null"]]]
    }
    var schema = self
    schema["type"] = [.string(type), "null"]
    return schema
  }
}
