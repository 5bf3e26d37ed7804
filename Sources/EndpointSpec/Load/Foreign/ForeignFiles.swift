import EndpointJSON

/// Files of multipart bodies by their names in other languages: `binary`, `UploadFile`, `MultipartBody.Part`.
extension NodeReader {
  private static let fileTypes: Set = [
    "binary", "blob", "buffer", "bytes", "stream", "upload", "uploadfile", "fileupload",
    "inputfile", "multipartfile", "multipartbodypart", "formfile", "iformfile", "attachment",
    "requestbody",
  ]

  /// Reports the types of files. Returns the body as it is meant.
  mutating func withFiles(_ body: JSONNode) -> JSONNode {
    guard let fields = body.member("fields"), !fields.value.members.isEmpty else { return body }
    let meant = fields.value.members.map { field in
      let member = field.value.member("type")
      let type = member?.value ?? field.value
      guard let text = type.text, let name = TypeExpression.name(in: text)?.text,
        Self.fileTypes.contains(lettersAndDigits(of: name)) || name == "Data",
        foreignTypes.declared[name] == nil
      else { return field }
      let file = text.replacing(name, with: "file")
      report(
        .unknownType,
        "unknown type \(quoted(name))",
        at: place(of: type),
        hint: .write(file, for: Located(text, at: place(of: type)))
      )
      guard let member else { return field.with(field.key, .string(file)) }
      let keys = field.value.members.map { key in
        key.key == "type" ? member.with("type", .string(file)) : key
      }
      return field.with(field.value.with(keys))
    }
    return body.with(
      body.members.map { $0.key == "fields" ? $0.with(fields.value.with(meant)) : $0 }
    )
  }
}
