import Foundation

/// What was sent and what was answered, as it stands in a file of JSON that a person can read, review and change.
struct Recording: Sendable {
  let exchanges: [RecordedExchange]

  /// These exchanges by endpoint and request, so that the file does not depend on which of several at once was first.
  init(_ exchanges: [RecordedExchange]) {
    let sorted = exchanges.enumerated().sorted { left, right in
      (left.element.order, left.offset) < (right.element.order, right.offset)
    }
    self.exchanges = sorted.map(\.element)
  }

  /// Throws `InvalidRecording` for a file that holds something else.
  init(parsing data: Data) throws {
    let value: JSONValue
    do throws(JSONFailure) {
      value = try JSONValue(parsing: data)
    } catch {
      throw InvalidRecording("\(error)")
    }
    guard let values = value["exchanges"]?.arrayValue else {
      throw InvalidRecording("expected an object with the key \"exchanges\", an array")
    }
    exchanges = try values.enumerated().map { index, value in
      guard let exchange = RecordedExchange(value) else {
        throw InvalidRecording("exchanges[\(index)]: expected a request and a response")
      }
      return exchange
    }
  }

  /// The text of the file.
  var text: String {
    let value: JSONValue = ["exchanges": .array(exchanges.map(\.value))]
    return ReadableJSON(value).lines(width: 100).joined(separator: "\n") + "\n"
  }
}

extension RecordedExchange {
  /// What it is sorted by.
  fileprivate var order: String {
    let body = String(decoding: request.body.bytes, as: UTF8.self)
    return [endpoint, request.url, request.method, body].joined(separator: "\n")
  }
}

/// A file that is no recording, and where it is not.
public struct InvalidRecording: LocalizedError, CustomStringConvertible {
  private let reason: String

  init(_ reason: String) {
    self.reason = reason
  }

  public var description: String { "The file is no recording: \(reason)." }
  public var errorDescription: String? { description }
}
