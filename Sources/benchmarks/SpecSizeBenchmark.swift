import Foundation

/// `endpoints generate`, `export` and `import` on specs of 100, 1,000 and 10,000 endpoints, as whole processes: what each
/// endpoint costs must not grow with their number.
func specSizeBenchmark() throws {
  print("specs: endpoints, Swift, then per endpoint: µs from scratch, µs with nothing changed, kB")
  print("  export, import: µs and kB per endpoint")
  for count in [100, 1_000, 10_000] {
    try measure(MixedSpec(endpoints: count))
  }
}

private func measure(_ spec: MixedSpec) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "endpoints-large-\(UUID().uuidString)"
  )
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appendingPathComponent("Large.json")
  try Data(spec.text.utf8).write(to: file)
  let output = folder.appendingPathComponent("Generated")
  let caches = "XDG_CACHE_HOME=\(folder.appendingPathComponent("caches").path)"
  let command = [
    "/usr/bin/env", caches, tool, "generate", "--quiet", "--output", output.path, file.path,
  ]
  var (scratch, unchanged, memory) = (Samples(), Samples(), Samples())
  for _ in 0..<3 {
    try? FileManager.default.removeItem(at: output)
    scratch.add(try perEndpoint(spec) { memory.add(try run(command)) })
    unchanged.add(try perEndpoint(spec) { try run(command) })
  }
  let size = try bytes(in: output)
  print(
    "\(spec.endpoints)  \(rounded(Double(size) / 1e6)) MB  \(rounded(scratch.median))"
      + "  \(rounded(unchanged.median))  \(rounded(memory.median / Double(spec.endpoints)))"
  )
  let document = folder.appendingPathComponent("large.json").path
  try measure("export", spec, ["export", "openapi", file.path, "--output", document])
  let target = ["--output", folder.appendingPathComponent("Imported.json").path]
  try measure("import", spec, ["import", "openapi", document, "--force"] + target)
}

private func measure(_ name: String, _ spec: MixedSpec, _ arguments: [String]) throws {
  var (time, memory) = (Samples(), Samples())
  for _ in 0..<3 {
    time.add(try perEndpoint(spec) { memory.add(try run([tool] + arguments + ["--quiet"])) })
  }
  print("  \(name)  \(rounded(time.median))  \(rounded(memory.median / Double(spec.endpoints)))")
}

private func perEndpoint(_ spec: MixedSpec, _ work: () throws -> Void) rethrows -> Double {
  try seconds(work) / Double(spec.endpoints) * 1e6
}

private func bytes(in folder: URL) throws -> Int {
  let keys: [URLResourceKey] = [.fileSizeKey]
  let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys)
  return try (files?.compactMap { $0 as? URL } ?? []).reduce(0) { total, file in
    total + (try file.resourceValues(forKeys: Set(keys)).fileSize ?? 0)
  }
}
