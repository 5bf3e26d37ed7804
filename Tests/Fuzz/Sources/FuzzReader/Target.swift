@testable import EndpointJSON

/// Reads a text as a value, with its places, as something that nobody reads, and at a path: all have to agree whether it is JSON.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReader(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = Array(UnsafeBufferPointer(start: start, count: count))
  let value = try? JSONValue(parsing: text)
  let node = try? JSONNode.parse(text)
  let isSkipped = (try? JSONReader.read(text) { _ in true }) != nil
  let isFound = (try? JSONReader.read(text, at: ".") { $0.value() }) != nil

  precondition((node != nil) == (value != nil), "read with its places")
  precondition(isSkipped == (value != nil), "skipped")
  precondition(isFound == (value != nil), "read at a path")
  if let value, let node {
    precondition(node.value == value, "the value with its places is another one")
    checkReturn(of: value)
  }
  readAsModels(text)
  return 0
}

/// What is written comes back as it was, and is written the same again.
private func checkReturn(of value: JSONValue) {
  guard let written = try? JSONWriter.write({ $0.value(value) }),
    let back = try? JSONValue(parsing: written.bytes),
    let again = try? JSONWriter.write({ $0.value(back) })
  else { fatalError("a value that was read does not return") }
  precondition(back == value, "another value returns")
  precondition(again.bytes == written.bytes, "the same value is written in two ways")
}

/// Goes through the reads that models use, for what a sanitizer sees.
private func readAsModels(_ text: [UInt8]) {
  _ = try? JSONReader.read(text) { $0.array(of: Int.self) }
  _ = try? JSONReader.read(text) { $0.array(of: Double.self) }
  _ = try? JSONReader.read(text) { $0.lossyArray(of: String.self) }
  _ = try? JSONReader.read(text) { $0.dictionary(of: Bool.self) }
  _ = try? JSONReader.read(text, at: "a[last].b[].c") { $0.value() }
}
