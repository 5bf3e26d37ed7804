import Foundation

/// The tool, which is built beside the benchmarks.
let tool = URL(fileURLWithPath: CommandLine.arguments[0])
  .deletingLastPathComponent().appendingPathComponent("endpoints").path

/// `endpoints check` as a whole process, start-up included.
func checkBenchmark() throws {
  var whole = Samples()
  for _ in 0..<31 {
    whole.add(try seconds { try run([tool, "check", "--quiet"]) } * 1000)
  }
  report("endpoints check, whole process", whole, "ms")
}

/// `endpoints diff` as a whole process, on two versions of a spec of 1,000 endpoints, and of one that is half as large, to show
/// that the time grows with the size.
func diffBenchmark() throws {
  for endpoints in [500, 1_000] {
    try withFolder { folder in
      let paths = try [false, true].map { isEdited in
        let spec = MixedSpec(endpoints: endpoints, isEdited: isEdited)
        let file = folder.appendingPathComponent(isEdited ? "new.json" : "old.json")
        try Data(spec.text.utf8).write(to: file)
        return file.path
      }
      var whole = Samples()
      for _ in 0..<21 {
        let command = [tool, "diff", "--fail-on", "none", "--show", "breaking"] + paths
        whole.add(try seconds { try run(command, isQuiet: true) } * 1000)
      }
      report("endpoints diff, \(endpoints) endpoints, process", whole, "ms")
    }
  }
}

/// `endpoints generate`, `export` and `import` on specs of 100, 1,000 and 10,000 endpoints, as whole processes: what each
/// endpoint costs must not grow with their number.
func specSizeBenchmark() throws {
  print("specs: endpoints, Swift, then per endpoint: µs from scratch, µs with nothing changed, kB")
  print("  export, import: µs and kB per endpoint")
  for count in [100, 1_000, 10_000] {
    try withFolder { try measure(MixedSpec(endpoints: count), in: $0) }
  }
}

private func measure(_ spec: MixedSpec, in folder: URL) throws {
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

/// Runs a command to its end, and returns how many kB of memory it took at most. Foundation's `Process` notices the end
/// tens of milliseconds late.
@discardableResult
private func run(_ command: [String], isQuiet: Bool = false) throws -> Double {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    let unit = 1024.0
  #else
    var actions = posix_spawn_file_actions_t()
    let unit = 1.0
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  if isQuiet {
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
  }
  let variables = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
  var arguments = command.map { strdup($0) } + [nil]
  var environment = variables.map { strdup($0) } + [nil]
  defer { for text in arguments + environment { free(text) } }
  var process = pid_t()
  var status: Int32 = 0
  var usage = rusage()
  guard posix_spawn(&process, command[0], &actions, nil, &arguments, &environment) == 0,
    wait4(process, &status, 0, &usage) == process, status == 0
  else { throw CocoaError(.executableLoad) }
  return Double(usage.ru_maxrss) / unit
}

/// Runs some work with a temporary folder.
private func withFolder(_ work: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try work(folder)
}
