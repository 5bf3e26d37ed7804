@_spi(Generated) import EndpointRuntime
import Foundation
import LanguageAPI

/// Decodes a text as one of the generated types. The first byte selects the type.
///
/// The client's decoder and the standard decoder must both return the same value, or both fail. The
/// value is then encoded and decoded again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzModels(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let start, count > 0 else { return 0 }
  let text = Array(UnsafeBufferPointer(start: start + 1, count: count - 1))
  models[Int(start[0]) % models.count](text)
  return 0
}

/// A seed starts with the byte of its type: `p` for the first, `q` for the second.
private let models: [@Sendable ([UInt8]) -> Void] = [
  { checkBoth($0, as: Scalars.self) }, { checkBoth($0, as: Nested.self) },
  { checkBoth($0, as: Wired.self) }, { checkBoth($0, as: Work.self) },
  { checkBoth($0, as: Wide.self) }, { checkBoth($0, as: Change.self) },
  { checkBoth($0, as: Placed.self) }, { checkBoth($0, as: Scores.self) },
  { checkBoth($0, as: Folder.self) }, { checkBoth($0, as: Unions.self) },
  { checkBoth($0, as: Command.self) }, { checkBoth($0, as: Expression.self) },
  { check($0, as: Located.self) }, { check($0, as: Lossy.self) },
]

/// The value of the text. Both decoders must agree on it.
@discardableResult
private func check<T: WireDecodable & Equatable>(_ text: [UInt8], as type: T.Type) -> T? {
  let direct = try? JSONReader.read(text) { T(from: &$0) }.value
  let document = try? JSONValue(parsing: text)
  precondition(direct == nil || document != nil, "decoded from invalid JSON")
  // The standard decoder accepts some invalid JSON and rounds numbers.
  guard let document, !document.hasNumberThatStandardMisreads else { return direct }

  let standard = try? JSONDecoder().decode(T.self, from: Data(text))
  precondition(direct == standard, "\(String(describing: direct)) \(String(describing: standard))")
  return direct
}

/// Also checks that both encoders write the same JSON, and that it decodes as the same value.
private func checkBoth<T: WireDecodable & WireEncodable & Equatable>(
  _ text: [UInt8],
  as type: T.Type
) {
  guard let value = check(text, as: type) else { return }
  let written = try? JSONWriter.write { value.encode(to: &$0) }.bytes
  let document = written.flatMap { try? JSONValue(parsing: $0) }
  precondition((document == nil) == (written == nil), "encoded as invalid JSON")
  if document?.hasNumberThatStandardMisreads != true {
    let standard = (try? JSONEncoder().encode(value)).flatMap { try? JSONValue(parsing: $0) }
    precondition(document == standard, "the encoders differ: \(value)")
  }
  guard let written else { return }

  let back = try? JSONReader.read(written) { T(from: &$0) }.value
  let again = back.flatMap { back in try? JSONWriter.write { back.encode(to: &$0) }.bytes }
  precondition(again == written, "the encoded value changes when decoded: \(value)")
}
