import EndpointSpec

/// The path of a request in Swift: `"/deck/\(segment: id)/draw/"`.
func requestPath(
  of endpoint: EndpointModel,
  _ parameters: [BoundParameter],
  in index: APIIndex
) -> String {
  let page = endpoint.pagination?.parameter
  let parts = endpoint.path.map { part in
    switch part {
    case .text(let text): String(stringLiteral(text).dropFirst().dropLast())
    case .variable(let name): "{\(name.text)}"
    case .parameter(let name, let keepsSlashes):
      parameters.first { $0.model.location == .path && $0.field.wireName == name }
        .map { segment($0, keepsSlashes: keepsSlashes, isPage: name == page, in: index) } ?? ""
    }
  }
  return "\"\(parts.joined())\""
}

/// Such as `\(segment: since, .unix)`. A page number includes its name: `\(segment: page, name: "page")`. A constant is
/// part of the text if it needs no encoding and is not secret.
private func segment(
  _ parameter: BoundParameter,
  keepsSlashes: Bool,
  isPage: Bool,
  in index: APIIndex
) -> String {
  if case .constant(.string(let text)) = parameter.model.binding, isUnreserved(text),
    !parameter.field.isSecret
  {
    return text
  }
  var arguments = [parameter.text]
  if isPage { arguments.append("name: \(stringLiteral(parameter.field.wireName.text))") }
  if let form = index.formArgument(of: parameter) { arguments.append(form) }
  if parameter.field.isSecret { arguments.append("secret: true") }
  let label = keepsSlashes ? "segments" : "segment"
  return "\\(\(label): \(arguments.joined(separator: ", ")))"
}

private func isUnreserved(_ text: String) -> Bool {
  text.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~")].contains(byte)
    }
  }
}

/// The path in documentation: `/deck/{deck}/draw/`.
func documentedPath(_ path: [PathPart]) -> String {
  path.map { part in
    switch part {
    case .text(let text): text
    case .variable(let name): "{\(name.text)}"
    case .parameter(let name, let keepsSlashes): keepsSlashes ? "{+\(name.text)}" : "{\(name.text)}"
    }
  }.joined()
}
