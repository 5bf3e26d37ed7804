import Foundation

/// The body of a request on its way to the server: nothing, bytes, or a file that the transport reads.
///
/// It knows which of its bytes are secret, so that it prints without them.
public struct HTTPBody: Hashable, Sendable {
  /// What is sent.
  public enum Content: Hashable, Sendable {
    case none
    case data(Data)
    case file(URL)
  }

  public let content: Content
  /// The ranges of the bytes that must not be shown, in order, counted from 0.
  public let secrets: [Range<Int>]

  /// A body with this content; `secrets` are the ranges of bytes that never show.
  public init(_ content: Content, secrets: [Range<Int>] = []) {
    self.content = content
    self.secrets = secrets
  }

  /// No body.
  public static let none = HTTPBody(.none)

  /// A body of bytes.
  public static func data(_ data: Data) -> HTTPBody { HTTPBody(.data(data)) }

  /// A body that is read from a file when it is sent.
  public static func file(_ url: URL) -> HTTPBody { HTTPBody(.file(url)) }

  /// The bytes; `nil` if there is no body, or if it is a file.
  public var data: Data? {
    if case .data(let data) = content { data } else { nil }
  }

  /// The file that is sent, if it is one.
  public var file: URL? {
    if case .file(let url) = content { url } else { nil }
  }

  /// True if nothing is sent.
  public var isEmpty: Bool { content == .none }
}

extension HTTPBody: CustomStringConvertible, CustomReflectable {
  /// The text of the body with its secrets masked; for a file and for bytes that are no text, what they are.
  public var description: String {
    switch content {
    case .none: ""
    case .file(let url): "file \(url.lastPathComponent)"
    case .data(let data): maskedText(of: data) ?? "\(data.count) bytes"
    }
  }

  public var customMirror: Mirror { Mirror(self, children: ["body": description]) }

  /// The bytes as text, with a mask for each secret range; `nil` if they are not UTF-8.
  func maskedText(of data: Data, mask: String = Secret.masked.description) -> String? {
    let bytes = [UInt8](data)
    var shown: [UInt8] = []
    var position = 0
    for range in secrets where range.lowerBound >= position && range.upperBound <= bytes.count {
      shown += bytes[position..<range.lowerBound]
      shown += Array(mask.utf8)
      position = range.upperBound
    }
    shown += bytes[position...]
    return String(bytes: shown, encoding: .utf8)
  }
}
