@_spi(Generated) import EndpointJSON
import Foundation

/// Masks the secrets of an exchange: secret fields of the response, and secrets of the request that the server echoes.
///
/// Fields are masked by the type that decodes them. Where no type decodes a body or a key, they are masked by name.
package struct SecretMask {
  private let fields: Set<String>
  private let places: (@Sendable (HTTPResponse) -> JSONPlaces?)?
  /// The secrets, both as sent and decoded.
  private let texts: Set<String>
  private let urlSecrets: URLSecrets
  /// The URL of the request, in full and masked.
  private let url: (whole: String, masked: String)
  /// Shorter texts are not masked, since they occur in other text by chance.
  private static let shortest = 4

  package init(_ request: HTTPRequest) {
    fields = request.secretFields
    texts = request.secretTexts.filter { $0.utf8.count >= Self.shortest }
    places = request.secretPlaces
    urlSecrets = request.urlSecrets
    url = (request.url.absoluteString, request.maskedURL)
  }

  /// Removes the secrets of the request from an error text, which may contain the URL or a part of it.
  func text(ofError text: String) -> String {
    let masked = self.text(text.replacing(url.whole, with: url.masked))
    let pieces = Self.pieces(of: masked).map { piece -> Substring in
      let value = piece.dropFirst()
      let name = value.prefix { $0 != "=" }
      if piece.first == "/" {
        return urlSecrets.pathTexts.contains(String(value)) ? "/\(Secret.masked)" : piece
      }
      let isSecret = value.contains("=") && urlSecrets.queryNames.contains(String(name))
      return isSecret ? "\(piece.prefix(1))\(name)=\(Secret.masked)" : piece
    }
    return pieces.joined()
  }

  /// Splits a text before each URL delimiter.
  private static func pieces(of text: String) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    for index in text.indices where "/?&#\"'<>)".contains(text[index]) || text[index].isWhitespace {
      pieces.append(text[start..<index])
      start = index
    }
    return pieces + [text[start...]]
  }

  /// Removes the secrets of the request from a text that is not JSON.
  package func text(_ text: String) -> String { URLSecrets.masked(text, texts) }

  /// Returns the JSON of a response with its secrets masked. `nil` if the body is not JSON.
  ///
  /// Values keep their JSON type. If the masked text would not decode, such as a date, it keeps its format.
  package func json(of response: HTTPResponse) -> JSONValue? {
    guard !response.body.isEmpty, let node = try? JSONNode.parse([UInt8](response.body)) else {
      return nil
    }
    guard let found = places?(response) else { return MaskedJSON(mask: self).value(node) }
    var masked = MaskedJSON(mask: self, isSecret: found.isSecret)
    let value = masked.value(node)
    if decodes(value, in: response) { return value }
    masked.keepsForm = true
    return masked.value(node)
  }

  private func decodes(_ value: JSONValue, in response: HTTPResponse) -> Bool {
    var response = response
    response.body = Data("\(value)".utf8)
    return places?(response) != nil
  }

  /// Returns the body of a response as text with its secrets masked. `nil` if it is not text.
  package func text(of response: HTTPResponse) -> String? {
    guard let text = String(data: response.body, encoding: .utf8) else { return nil }
    if texts.isEmpty && fields.isEmpty { return text }
    if let value = json(of: response) { return "\(value)" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line($0, of: response) }.joined(separator: "\n")
  }

  /// Masks one line, which may have JSON after a prefix, as in server-sent events. A line that names a secret and
  /// cannot be parsed is masked completely.
  private func line(_ line: Substring, of response: HTTPResponse) -> String {
    let start = line.firstIndex { $0 == "{" || $0 == "[" } ?? line.endIndex
    var element = response
    element.body = Data(line[start...].utf8)
    if let value = json(of: element) { return text(String(line[..<start])) + "\(value)" }
    let isNamed = fields.contains { !$0.isEmpty && line.contains($0) }
    return isNamed ? Secret.masked.description : text(String(line))
  }

  /// True if a key is secret somewhere in the API.
  func isNamed(_ key: String) -> Bool { fields.contains(key) }
}

extension HTTPRequest {
  /// The secret parameters in the query, such as `key=1`, percent-encoded.
  var secretPairs: [Substring] {
    let query = url.absoluteString.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
    return query.split(separator: "&")
      .filter { urlSecrets.queryNames.contains(String($0.prefix { $0 != "=" })) }
  }

  /// The secrets in headers, URL and body.
  fileprivate var secretTexts: Set<String> {
    let headers = headers.fields.filter(\.isSecret).flatMap(\.secretTexts)
    let parameters = secretPairs.compactMap { pair in
      pair.split(separator: "=", maxSplits: 1).dropFirst().first.map(String.init)
    }
    let encoded =
      parameters + urlSecrets.pathTexts + [url.password(percentEncoded: true)].compactMap(\.self)
    let decoded = encoded.compactMap(\.removingPercentEncoding)
    return Set(headers + encoded + decoded + body.secretTexts)
  }
}

extension HTTPHeaders.Field {
  /// The values of cookies. For other headers, the value, and the part after the scheme.
  fileprivate var secretTexts: [String] {
    if name.lowercased() == "cookie" {
      let pairs = value.split(separator: ";").map { $0.split(separator: "=", maxSplits: 1) }
      return pairs.compactMap { $0.dropFirst().first }.map(String.init)
    }
    return [value] + value.split(separator: " ", maxSplits: 1).dropFirst().map(String.init)
  }
}

extension HTTPBody {
  /// The secret ranges of the bytes, without JSON quotes.
  fileprivate var secretTexts: [String] {
    let bytes = bytes
    return secrets.filter { $0.lowerBound >= 0 && $0.upperBound <= bytes.count }.map { range in
      let text = String(decoding: bytes[range], as: UTF8.self)
      return text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
        ? String(text.dropFirst().dropLast()) : text
    }
  }
}

/// Masks the secrets in JSON: by the places that a type knows, or by key elsewhere.
struct MaskedJSON {
  let mask: SecretMask
  /// For each offset that a type decodes, whether the value is secret.
  var isSecret: [Int: Bool] = [:]
  /// True if masked values keep a valid format, such as a date for a date.
  var keepsForm = false

  func value(_ node: JSONNode) -> JSONValue {
    if isSecret[node.start] == true { return masked(node.value) }
    switch node.kind {
    case .array(let elements): return .array(elements.map(value))
    case .object(let members):
      return .object(JSONObject(members.map { (mask.text($0.key), value($0)) }))
    case .string(let text): return .string(mask.text(text))
    case .null, .bool, .number: return node.value
    }
  }

  private func value(_ member: JSONMember) -> JSONValue {
    let isMasked = isSecret[member.value.start] ?? mask.isNamed(member.key)
    return isMasked ? masked(member.value.value) : value(member.value)
  }

  private func masked(_ value: JSONValue) -> JSONValue {
    switch value {
    case .null: .null
    case .bool: .bool(false)
    case .number: 0
    case .string(let text): .string(masked(text))
    case .array(let elements): .array(elements.map(masked))
    case .object(let object): .object(JSONObject(object.map { ($0.key, masked($0.value)) }))
    }
  }

  private func masked(_ text: String) -> String {
    if UUID(uuidString: text) != nil { return "00000000-0000-0000-0000-000000000000" }
    let form = Self.forms.first { keepsForm && $0.matches(text) }
    return form?.masked ?? Secret.masked.description
  }

  private struct Form: Sendable {
    let masked: String
    let matches: @Sendable (String) -> Bool
  }

  /// Replacements for secret strings that encode another type.
  private static let forms = [
    Form(masked: "false") { $0 == "true" || $0 == "false" },
    Form(masked: "0") { Double($0) != nil },
    Form(masked: "1970-01-01") { Day($0) != nil },
    Form(masked: "1970-01-01T00:00:00Z") { DateFormat.rfc3339.date(from: $0) != nil },
    Form(masked: "Thu, 01 Jan 1970 00:00:00 GMT") { DateFormat.rfc1123.date(from: $0) != nil },
    Form(masked: "AAAA") { Data(base64Encoded: $0) != nil },
  ]
}
