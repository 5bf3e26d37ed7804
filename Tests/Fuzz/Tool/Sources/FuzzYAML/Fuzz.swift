import EndpointJSON
import EndpointYAML

/// Reads a text as YAML. The positions of all values must be within the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzYAML(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = Array(UnsafeBufferPointer(start: start, count: count))
  guard let documents = try? DocumentText.documents(in: text) else { return 0 }
  for document in documents { check(document.root, count) }
  return 0
}

private func check(_ node: JSONNode, _ count: Int) {
  precondition(0 <= node.start && node.start <= node.end && node.end <= count)
  switch node.kind {
  case .array(let elements): for element in elements { check(element, count) }
  case .object(let members):
    for member in members {
      precondition(
        0 <= member.keyStart && member.keyStart <= member.keyEnd && member.keyEnd <= count
      )
      check(member.value, count)
    }
  default: break
  }
}
