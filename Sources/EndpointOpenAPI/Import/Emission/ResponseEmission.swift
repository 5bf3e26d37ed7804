import EndpointJSON
import EndpointSpec

extension SpecEmission {
  func response(_ operation: Operation) -> JSONValue? {
    guard let first = operation.successes.first else { return nil }
    if let format = first.stream {
      var object = JSONObject()
      object.add("stream", first.type.map(text) ?? "string")
      object.add("format", format)
      object.add("end", first.endOfStream)
      return object.value
    }
    if !operation.responsesDiffer {
      let headers = sharedHeaders(operation.successes)
      if first.type == nil, headers.isEmpty { return nil }
      return value(first, headers)
    }
    var object = JSONObject()
    for success in operation.successes {
      object.add(success.exactStatus, value(success, success.headers))
    }
    return object.value
  }

  /// The headers of successes with the same type. A header that some of them lack is optional.
  private func sharedHeaders(_ successes: [ResponseShape]) -> [FieldShape] {
    var headers: [FieldShape] = []
    for header in successes.flatMap(\.headers) where !headers.contains(where: header.isNamedAs) {
      var shared = header
      let alike = successes.compactMap { $0.headers.first(where: header.isNamedAs) }
      shared.isRequired = alike.count == successes.count && alike.allSatisfy(\.isRequired)
      headers.append(shared)
    }
    return headers
  }

  private func value(_ response: ResponseShape, _ headers: [FieldShape]) -> JSONValue {
    var object = JSONObject()
    object.add("type", response.type.map(text) ?? "void")
    object.add("encoding", response.encoding)
    var fields = JSONObject()
    for header in headers {
      var field = JSONObject()
      field.add("type", text(header.type.use) + (header.isRequired ? "" : "?"))
      field.add("as", header.name.flatMap { DerivedName.given($0, for: header.key) })
      field.add("summary", Prose(header.annotations.description).line)
      fields.add(header.key, field.short("type"))
    }
    object.add("headers", fields)
    return object.short("type")
  }
}

extension ResponseShape {
  /// The status, or the default one for a class.
  var exactStatus: String { ["default", "2xx"].contains(status) ? "200" : status }
}

extension FieldShape {
  /// Whether the names are equal, ignoring case.
  func isNamedAs(_ other: FieldShape) -> Bool {
    key.lowercased() == other.key.lowercased()
  }
}
