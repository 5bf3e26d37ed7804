import Foundation

@testable import EndpointJSON
@testable import EndpointRuntime
@testable import EndpointWire

/// Reads a stream as events and as lines, whole and in pieces.
///
/// Both must return the same events, within the limit. The first byte is the size of a piece, the
/// second the limit.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEvents(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let start, count > 2 else { return 0 }
  let text = Data(UnsafeBufferPointer(start: start + 2, count: count - 2))
  let (size, limit) = (Int(start[0]) + 1, Int(start[1]) * 4)
  let pieces = stride(from: 0, to: text.count, by: size).map {
    Data(text[$0..<min($0 + size, text.count)])
  }
  for format in [StreamFormat.events(), .lines(), .sequence(), .gateway()] {
    let whole = events(in: [text], format, limit)
    precondition(whole == events(in: pieces, format, limit), "pieces return other events")
  }
  checkHeaders(String(decoding: text, as: UTF8.self))
  return 0
}

/// The events of a stream, or `nil` if it exceeds the limit.
private func events(
  in pieces: [Data],
  _ format: StreamFormat,
  _ limit: Int
) -> [EventParser.Event]? {
  var parser = StreamParser(format, limit: limit)
  do throws(EventTooLong) {
    var events: [EventParser.Event] = []
    for piece in pieces { events += try parser.events(in: piece) }
    if let last = parser.end() { events.append(last) }
    let retry = parser.retry ?? 0
    precondition(retry >= 0 && retry <= 1e9, "the wait is out of range")
    precondition(events.allSatisfy { $0.data.utf8.count <= limit * 3 }, "beyond the limit")
    return events
  } catch {
    return nil
  }
}

/// Reads the text as response headers. No text may trap.
private func checkHeaders(_ text: String) {
  let headers: HTTPHeaders = ["Retry-After": text, "Content-Range": text, "Content-Length": text]
  let response = HTTPResponse(status: 206, headers: headers)
  let seconds = RetryAfter.seconds(text, sent: text) ?? 0
  precondition(seconds >= 0 && seconds <= 1e9, "the wait is out of range")
  _ = ContentRange(response)
  _ = response.length
  _ = LinkHeader.next(in: [text])
  _ = PartialFile.Note(Data(text.utf8))
  for format in [DateFormat.rfc3339, .rfc1123, .unix, .unixMilliseconds, .unixText] {
    _ = format.date(from: text).flatMap(format.text(of:))
  }
  let encoded = URLReference.encode(text)
  precondition(URLReference.encode(encoded) == encoded, "encoded twice")
}
