import Foundation
import PackagePlugin

/// Runs the endpoints tool in the package folder: `swift package endpoints generate`.
@main
struct EndpointsCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try run(
      context.tool(named: "endpoints").url,
      arguments,
      in: context.package.directoryURL,
      calledBy: "swift package endpoints"
    )
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension EndpointsCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try run(
        context.tool(named: "endpoints").url,
        argumentsFromMenu(arguments),
        in: context.xcodeProject.directoryURL
      )
    }
  }

  /// The arguments without the selected targets that Xcode adds. Without other arguments, the menu command generates.
  private func argumentsFromMenu(_ arguments: [String]) -> [String] {
    var extractor = ArgumentExtractor(arguments)
    _ = extractor.extractOption(named: "target")
    return extractor.remainingArguments.isEmpty ? ["generate"] : extractor.remainingArguments
  }
#endif

/// Runs the tool, which prints its own messages. The plugin fails if the tool does.
///
/// - Parameter command: The command to suggest in messages.
private func run(
  _ tool: URL,
  _ arguments: [String],
  in folder: URL,
  calledBy command: String? = nil
) throws {
  let process = Process()
  process.executableURL = tool
  process.arguments = arguments
  process.currentDirectoryURL = folder
  if let command {
    process.environment = ProcessInfo.processInfo.environment
      .merging(["ENDPOINTS_COMMAND": command]) { $1 }
  }
  try process.run()
  process.waitUntilExit()
  guard process.terminationReason == .exit, process.terminationStatus == 0 else {
    let command = (["endpoints"] + arguments).joined(separator: " ")
    return Diagnostics.error("\"\(command)\" failed with status \(process.terminationStatus)")
  }
}
