import Foundation

/// What must not be shown of an exchange: the fields that the spec calls secret, and whatever the request held of secrets,
/// should the server repeat it.
///
/// Logs and recordings see bodies through it.
struct SecretMask {
  private let fields: Set<String>
  /// The secrets themselves, as they stand in the request and decoded.
  private let texts: Set<String>
  private let places: URLSecrets
  /// The URL of the request as it is, and masked.
  private let url: (whole: String, masked: String)
  /// A text as short as this is no secret that could be told from other text.
  private static let shortest = 4

  init(_ request: HTTPRequest) {
    fields = request.secretFields
    texts = request.secretTexts.filter { $0.utf8.count >= Self.shortest }
    places = request.urlSecrets
    url = (request.url.absoluteString, request.maskedURL)
  }

  /// The text of an error, which may hold the request's URL, or a part of it, without the secrets of the request.
  func text(ofError text: String) -> String {
    let masked = self.text(text.replacing(url.whole, with: url.masked))
    let pieces = Self.pieces(of: masked).map { piece -> Substring in
      let value = piece.dropFirst()
      let name = value.prefix { $0 != "=" }
      if piece.first == "/" {
        return places.pathTexts.contains(String(value)) ? "/\(Secret.masked)" : piece
      }
      let isSecret = value.contains("=") && places.queryNames.contains(String(name))
      return isSecret ? "\(piece.prefix(1))\(name)=\(Secret.masked)" : piece
    }
    return pieces.joined()
  }

  /// A text cut before each character that begins or ends a part of a URL.
  private static func pieces(of text: String) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    for index in text.indices where "/?&#\"'<>)".contains(text[index]) || text[index].isWhitespace {
      pieces.append(text[start..<index])
      start = index
    }
    return pieces + [text[start...]]
  }

  /// A text that is not JSON, without the secrets of the request.
  func text(_ text: String) -> String { URLSecrets.masked(text, texts) }

  /// A value without secrets, each of its own kind still, so that it can be decoded as before.
  func value(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let elements): .array(elements.map(self.value))
    case .object(let object):
      .object(
        JSONObject(
          object.map { key, value in
            (text(key), fields.contains(key) ? masked(value) : self.value(value))
          }
        )
      )
    case .string(let text): .string(self.text(text))
    default: value
    }
  }

  private func masked(_ value: JSONValue) -> JSONValue {
    switch value {
    case .null: .null
    case .bool: .bool(false)
    case .number: 0
    case .string(let text):
      .string(UUID(uuidString: text) == nil ? Secret.masked.description : Self.noUUID)
    case .array(let elements): .array(elements.map(masked))
    case .object(let object): .object(JSONObject(object.map { ($0.key, masked($0.value)) }))
    }
  }

  private static let noUUID = "00000000-0000-0000-0000-000000000000"

  /// A body as text without secrets; `nil` for bytes that are no text.
  func text(of body: Data) -> String? {
    guard let text = String(data: body, encoding: .utf8) else { return nil }
    if texts.isEmpty && fields.isEmpty { return text }
    if let value = JSONValue(body: body) { return "\(self.value(value))" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map(line).joined(separator: "\n")
  }

  /// A line, which may hold JSON behind a prefix as the events of a stream do. One that names a secret and cannot be read is
  /// masked whole.
  private func line(_ line: Substring) -> String {
    let start = line.firstIndex { $0 == "{" || $0 == "[" } ?? line.endIndex
    if let value = JSONValue(body: Data(line[start...].utf8)) {
      return text(String(line[..<start])) + "\(self.value(value))"
    }
    let isNamed = fields.contains { !$0.isEmpty && line.contains($0) }
    return isNamed ? Secret.masked.description : text(String(line))
  }
}

extension JSONValue {
  /// The value of a body; `nil` if it is not JSON.
  init?(body: Data) {
    guard !body.isEmpty, let value = try? JSONValue(parsing: body) else { return nil }
    self = value
  }
}

extension HTTPRequest {
  /// The secrets in headers, URL and body.
  fileprivate var secretTexts: Set<String> {
    let headers = headers.fields.filter(\.isSecret).flatMap(\.secretTexts)
    let query = url.absoluteString.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
    let parameters = query.split(separator: "&").compactMap { pair -> String? in
      let parts = pair.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, urlSecrets.queryNames.contains(String(parts[0])) else { return nil }
      return String(parts[1])
    }
    let encoded =
      parameters + urlSecrets.pathTexts + [url.password(percentEncoded: true)].compactMap(\.self)
    let decoded = encoded.compactMap(\.removingPercentEncoding)
    return Set(headers + encoded + decoded + body.secretTexts)
  }
}

extension HTTPHeaders.Field {
  /// The values of cookies; of any other header the value, and what follows the name of its scheme.
  fileprivate var secretTexts: [String] {
    if name.lowercased() == "cookie" {
      let pairs = value.split(separator: ";").map { $0.split(separator: "=", maxSplits: 1) }
      return pairs.compactMap { $0.dropFirst().first }.map(String.init)
    }
    return [value] + value.split(separator: " ", maxSplits: 1).dropFirst().map(String.init)
  }
}

extension HTTPBody {
  /// The secret parts of the bytes, without the quotes of JSON.
  fileprivate var secretTexts: [String] {
    let bytes = bytes
    return secrets.filter { $0.lowerBound >= 0 && $0.upperBound <= bytes.count }.map { range in
      let text = String(decoding: bytes[range], as: UTF8.self)
      return text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
        ? String(text.dropFirst().dropLast()) : text
    }
  }
}
