import Foundation
import WireAxis

// Tests/wire-axis [--edits N] [--seed S] [--spec WORD]: proves the wire axis of `endpoints diff`.
// Tests/wire-axis --types N [--seed S]: compares random types with the model of old decoders.
// Tests/wire-axis --pair OLD NEW: shows the findings of two specs with the samples that fail.

/// The number behind an option.
func number(_ option: String, _ usual: Int) -> Int {
  let arguments = CommandLine.arguments
  guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else {
    return usual
  }
  guard let value = Int(arguments[index + 1]), value >= 0 else {
    print("\(option): expected a number, found \(arguments[index + 1])")
    exit(2)
  }
  return value
}

if let index = CommandLine.arguments.firstIndex(of: "--pair") {
  let files = CommandLine.arguments.dropFirst(index + 1).prefix(2).map { URL(filePath: $0) }
  guard files.count == 2, let proof = try SpecPair(files[0], files[1]).proof() else {
    print("--pair: expected two valid specs")
    exit(2)
  }
  print(proof.report)
  exit(proof.contradictions.isEmpty ? 0 : 1)
}

if CommandLine.arguments.contains("--types") {
  var pairs = RandomTypePairs(seed: UInt64(number("--seed", 1)))
  var run = DecoderModelRun()
  for _ in 0..<number("--types", 2_000) {
    let (pair, isRequest) = pairs.next()
    run.add(pair, isRequest: isRequest)
  }
  for verdict in run.falseSafes.prefix(20) { print("SAFER  \(verdict)") }
  for verdict in run.worse.prefix(number("--worse", 5)) { print("WORSE  \(verdict)") }
  print(run.summary)
  exit(run.falseSafes.isEmpty ? 0 : 1)
}

let root = URL(filePath: FileManager.default.currentDirectoryPath)
let sources = SpecSources(root: root)
var run = WireAxisRun()
for pair in try sources.cases() { run.add(pair) }
print("cases: \(run.summary)")
let word = CommandLine.arguments.drop { $0 != "--spec" }.dropFirst().first
let specs = try sources.specs().filter { $0.name.contains(word ?? $0.name) }
guard !specs.isEmpty else {
  print("--spec: no spec is called \(word ?? "")")
  exit(2)
}
var edited = EditedPairs(specs, seed: UInt64(number("--seed", 1)))
for _ in 0..<number("--edits", 2_000) { run.add(edited.next()) }
print("all: \(run.summary)")
print(run.report)
exit(run.contradictions.isEmpty ? 0 : 1)
