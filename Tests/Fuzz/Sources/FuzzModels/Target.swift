import EndpointRuntime
import Foundation
import LanguageAPI

/// Decodes a text as one of the generated types, chosen by the first byte: in the client's own way and in the standard decoder's, which have to find the same value, or a failure. What is found is written and read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzModels(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let start, count > 0 else { return 0 }
  let text = Array(UnsafeBufferPointer(start: start + 1, count: count - 1))
  models[Int(start[0]) % models.count](text)
  return 0
}

/// A seed begins with the byte of its type: `p` for the first, `q` for the second.
private let models: [@Sendable ([UInt8]) -> Void] = [
  { checkBoth($0, as: Scalars.self) }, { checkBoth($0, as: Nested.self) },
  { checkBoth($0, as: Wired.self) }, { checkBoth($0, as: Work.self) },
  { checkBoth($0, as: Wide.self) }, { checkBoth($0, as: Change.self) },
  { checkBoth($0, as: Placed.self) }, { checkBoth($0, as: Scores.self) },
  { checkBoth($0, as: Folder.self) }, { checkBoth($0, as: Unions.self) },
  { checkBoth($0, as: Command.self) }, { checkBoth($0, as: Expression.self) },
  { check($0, as: Located.self) }, { check($0, as: Lossy.self) },
]

/// The value in which both ways of decoding agree.
@discardableResult
private func check<T: WireDecodable & Equatable>(_ text: [UInt8], as type: T.Type) -> T? {
  let direct = try? JSONReader.read(text) { T(from: &$0) }.value
  let document = try? JSONValue(parsing: text)
  precondition(direct == nil || document != nil, "read from what is no JSON")
  // The standard decoder lets some text pass that is no JSON, and rounds numbers.
  guard let document, !document.hasNumberThatStandardMisreads else { return direct }

  let standard = try? JSONDecoder().decode(T.self, from: Data(text))
  precondition(direct == standard, "\(String(describing: direct)) \(String(describing: standard))")
  return direct
}

/// The same, and what both ways of encoding make of the value.
private func checkBoth<T: WireDecodable & WireEncodable & Equatable>(
  _ text: [UInt8],
  as type: T.Type
) {
  guard let value = check(text, as: type) else { return }
  let written = try? JSONWriter.write { value.encode(to: &$0) }.bytes
  let document = written.flatMap { try? JSONValue(parsing: $0) }
  precondition((document == nil) == (written == nil), "written as what is no JSON")
  if document?.hasNumberThatStandardMisreads != true {
    let standard = (try? JSONEncoder().encode(value)).flatMap { try? JSONValue(parsing: $0) }
    precondition(document == standard, "written in two ways: \(value)")
  }
  guard let written else { return }

  let back = try? JSONReader.read(written) { T(from: &$0) }.value
  let again = back.flatMap { back in try? JSONWriter.write { back.encode(to: &$0) }.bytes }
  precondition(again == written, "what is written does not return: \(value)")
}
