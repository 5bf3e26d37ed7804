import Foundation

/// A body in a recording: JSON if possible, so that people can edit it. Otherwise text, or else bytes.
enum RecordedBody: Hashable, Sendable {
  case none
  case json(JSONValue)
  case text(String)
  case data(Data)

  /// Records the body of a response without the secrets of its exchange.
  init(_ response: HTTPResponse, _ mask: SecretMask) {
    if response.body.isEmpty {
      self = .none
    } else if let value = mask.json(of: response) {
      self = .json(value)
    } else {
      self = mask.text(of: response).map { .text($0) } ?? .data(response.body)
    }
  }

  /// Records the body of a request without its secrets and with a fixed boundary between its parts.
  init(_ request: HTTPRequest) {
    let type = request.headers["Content-Type"] ?? ""
    guard let data = request.body.data else {
      self =
        request.body.isEmpty ? .none : .text(request.withFixedBoundary(request.body.description))
      return
    }
    let isJSON = type.contains("json")
    let mask = isJSON ? "\"\(Secret.masked)\"" : Secret.masked.description
    guard let text = request.body.maskedText(of: data, mask: mask) else {
      self = request.body.secrets.isEmpty ? .data(data) : .text(request.body.description)
      return
    }
    if isJSON, let value = try? JSONValue(parsing: Data(text.utf8)) {
      self = .json(value)
    } else {
      self = .text(request.withFixedBoundary(text))
    }
  }

  /// The bytes of the body.
  var bytes: Data {
    switch self {
    case .none: Data()
    case .json(let value): Data("\(value)".utf8)
    case .text(let text): Data(text.utf8)
    case .data(let data): data
    }
  }
}

extension HTTPRequest {
  /// Replaces the random boundary of a multipart body by a fixed one.
  fileprivate func withFixedBoundary(_ text: String) -> String {
    let type = headers["Content-Type"] ?? ""
    guard let boundary = type.split(separator: "boundary=").dropFirst().first else { return text }
    return text.replacing(boundary, with: "boundary")
  }
}

extension RecordedBody {
  /// The body as a JSON member, with its kind as key. Empty if there is no body.
  var member: [(String, JSONValue)] {
    switch self {
    case .none: []
    case .json(let value): [("json", value)]
    case .text(let text): [("text", .string(text))]
    case .data(let data): [("base64", .string(data.base64EncodedString()))]
    }
  }

  /// Parses the body from a JSON object in the file. `nil` if it is invalid.
  init?(member object: JSONValue) {
    if let value = object["json"] {
      self = .json(value)
    } else if let text = object["text"] {
      guard let text = text.stringValue else { return nil }
      self = .text(text)
    } else if let text = object["base64"] {
      guard let text = text.stringValue, let data = Data(base64Encoded: text) else { return nil }
      self = .data(data)
    } else {
      self = .none
    }
  }
}
