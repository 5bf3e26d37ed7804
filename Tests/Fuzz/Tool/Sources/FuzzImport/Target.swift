import EndpointJSON
import EndpointJudge
import EndpointOpenAPI
import EndpointSpec

/// Imports a document, and reads the result as a spec. Also reads the text itself as a spec.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzImport(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = Array(UnsafeBufferPointer(start: start, count: count))
  var documents = Documents(SourceFile(path: "document.json", bytes: text))
  while let missing = documents.missingPath { documents.giveUp(missing) }
  for file in importOpenAPI(documents).files {
    _ = readSpec([SourceFile(path: "spec.json", bytes: Array(file.spec.description.utf8))])
  }
  _ = readSpec([SourceFile(path: "text.json", bytes: text)])
  return 0
}
