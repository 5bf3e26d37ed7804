import EndpointGenerator
import EndpointSpec
import Foundation

/// Reading, resolving, checking and rendering the six APIs of `Specs/`, in this process.
func generationBenchmark() throws {
  let specs = try specFiles()
  var whole = Samples()
  var bytes = 0
  for _ in 0..<51 {
    bytes = 0
    whole.add(
      try seconds {
        for file in specs {
          guard let model = readSpec([file]).model else { continue }
          for module in try render(model, source: file.path) {
            bytes += module.files.reduce(0) { $0 + $1.text.utf8.count }
          }
        }
      } * 1000
    )
  }
  report("generate \(specs.count) APIs (\(bytes / 1000) kB of Swift)", whole, "ms")
}

private func specFiles() throws -> [SourceFile] {
  try FileManager.default.contentsOfDirectory(atPath: "Specs").sorted()
    .filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }
    .map { name in
      let data = try Data(contentsOf: URL(fileURLWithPath: "Specs/\(name)"))
      return SourceFile(path: "Specs/\(name)", bytes: [UInt8](data))
    }
}
