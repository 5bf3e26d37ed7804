import EndpointRuntime
import Foundation

/// Recorded exchanges as a JSON file that people can read, review and edit.
struct Recording: Sendable {
  let exchanges: [RecordedExchange]

  /// Sorts the exchanges by endpoint and request, so that the file does not depend on the order of concurrent requests.
  init(_ exchanges: [RecordedExchange]) {
    let sorted = exchanges.enumerated().sorted { left, right in
      (left.element.order, left.offset) < (right.element.order, right.offset)
    }
    self.exchanges = sorted.map(\.element)
  }

  /// Parses a file. Throws `InvalidRecording` if it is not a recording.
  init(parsing data: Data) throws {
    let value: JSONValue
    do throws(JSONFailure) {
      value = try JSONValue(parsing: data)
    } catch {
      throw InvalidRecording(reason: "\(error)")
    }
    guard let values = value["exchanges"]?.arrayValue else {
      throw InvalidRecording(reason: "expected an object with the key \"exchanges\", an array")
    }
    exchanges = try values.enumerated().map { index, value in
      guard let exchange = RecordedExchange(value) else {
        throw InvalidRecording(reason: "exchanges[\(index)]: expected a request and a response")
      }
      return exchange
    }
  }

  /// The content of the file.
  var text: String {
    let value: JSONValue = ["exchanges": .array(exchanges.map(\.value))]
    return value.readable(width: 100) + "\n"
  }
}

extension RecordedExchange {
  /// The sort key.
  fileprivate var order: String {
    let body = String(decoding: request.body.bytes, as: UTF8.self)
    return [endpoint, request.url, request.method, body].joined(separator: "\n")
  }
}

/// The error of a file that is not a valid recording.
public struct InvalidRecording: LocalizedError, CustomStringConvertible {
  fileprivate let reason: String

  public var description: String { "The file is not a recording: \(reason)." }
  public var errorDescription: String? { description }
}
