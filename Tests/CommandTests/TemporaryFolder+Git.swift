import Foundation
import Testing

@testable import EndpointCommands

/// Git in a temporary folder, isolated from the user's configuration.
extension TemporaryFolder {
  static let hasGit: Bool = {
    let process = Subprocess(program: "git", arguments: ["--version"], environment: [:])
    return (try? process.run())?.status == 0
  }()

  /// The environment of git and the tool, isolated from the user's.
  var environment: [String: String] {
    [
      "HOME": path, "PATH": "/usr/local/bin:/usr/bin:/bin", "GIT_CONFIG_NOSYSTEM": "1",
      "XDG_CACHE_HOME": path + "/.cache",
    ]
  }

  /// Runs git and returns its output. Records an issue if git fails.
  @discardableResult
  func git(_ arguments: String..., in folder: String = ".") throws -> String {
    let own = [
      "-C", files.absolute(folder), "-c", "user.name=t", "-c", "user.email=t@example.com",
      "-c", "init.defaultBranch=main", "-c", "protocol.file.allow=always",
    ]
    let process = Subprocess(
      program: "git",
      arguments: own + arguments,
      environment: environment
    )
    let result = try process.run()
    let text = String(decoding: result.output + result.errors, as: UTF8.self)
    #expect(result.status == 0, "git \(arguments): \(text)")
    return String(decoding: result.output, as: UTF8.self)
  }

  /// Commits all files in the folder. Creates the repository if it is missing.
  func commit(_ message: String = "change") throws {
    if !exists(".git") { try git("init", "--quiet") }
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "-m", message)
  }
}

extension Trait where Self == ConditionTrait {
  static var needsGit: Self { .enabled(if: TemporaryFolder.hasGit, "git is not installed") }
}
