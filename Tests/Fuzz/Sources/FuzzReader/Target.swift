@_spi(Generated) @testable import EndpointJSON

/// Reads a text as a value, as nodes with positions, as a skipped value, and at a path.
///
/// All four must agree on whether the text is valid JSON.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReader(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = Array(UnsafeBufferPointer(start: start, count: count))
  let value = try? JSONValue(parsing: text)
  let node = try? JSONNode.parse(text)
  let isSkipped = (try? JSONReader.read(text) { _ in true }) != nil
  let isFound = (try? JSONReader.read(text, at: ".") { $0.value() }) != nil

  precondition((node != nil) == (value != nil), "the node parser differs")
  precondition(isSkipped == (value != nil), "skipping differs")
  precondition(isFound == (value != nil), "reading at a path differs")
  if let value, let node {
    precondition(node.value == value, "the node has another value")
    checkReturn(of: value)
  }
  readAsModels(text)
  return 0
}

/// Checks that the value is unchanged after writing and reading, and that it is written the same
/// again.
private func checkReturn(of value: JSONValue) {
  guard let written = try? JSONWriter.write({ $0.value(value) }),
    let back = try? JSONValue(parsing: written.bytes),
    let again = try? JSONWriter.write({ $0.value(back) })
  else { fatalError("a value cannot be written and read again") }
  precondition(back == value, "the value changes when written and read")
  precondition(again.bytes == written.bytes, "the same value is written differently")
}

/// Calls the functions that models use, so that a sanitizer checks them.
private func readAsModels(_ text: [UInt8]) {
  _ = try? JSONReader.read(text) { $0.array(of: Int.self) }
  _ = try? JSONReader.read(text) { $0.array(of: Double.self) }
  _ = try? JSONReader.read(text) { $0.lossyArray(of: String.self) }
  _ = try? JSONReader.read(text) { $0.dictionary(of: Bool.self) }
  _ = try? JSONReader.read(text, at: "a[last].b[].c") { $0.value() }
}
