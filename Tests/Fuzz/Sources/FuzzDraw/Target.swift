import DeckOfCardsAPI
import Foundation

/// Decodes a text as a generated type, in the client's own way and in the standard decoder's: both have to find the same value, or a failure.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDraw(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = Array(UnsafeBufferPointer(start: start, count: count))
  let direct = try? JSONReader.read(text) { Draw(from: &$0) }.value
  let document = try? JSONValue(parsing: text)
  precondition(direct == nil || document != nil, "read from what is no JSON")
  // The standard decoder lets some text pass that is no JSON, and rounds numbers.
  guard let document, !document.hasNumberThatRounds else { return 0 }

  let standard = try? JSONDecoder().decode(Draw.self, from: Data(text))
  precondition(direct == standard, "\(String(describing: direct)) \(String(describing: standard))")
  return 0
}
