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
      environment: [
        "ENDPOINTS_COMMAND": "swift package endpoints",
        "ENDPOINTS_DEPENDENCY": dependency(of: context.package),
      ].compactMapValues(\.self)
    )
  }

  /// The line of Package.swift that depends on this package, with the resolved version. Nil for a folder: the tool reads the line itself.
  private func dependency(of package: Package) -> String? {
    let found = package.dependencies.map(\.package).first {
      $0.products.contains { $0.name == "EndpointsCommand" || $0.name == "EndpointRuntime" }
    }
    switch found?.origin {
    case .repository(let url, let version, _):
      return #".package(url: "\#(url)", from: "\#(version)")"#
    case .registry(let identity, let version):
      return #".package(id: "\#(identity)", from: "\#(version)")"#
    case .local, .root, nil: return nil
    @unknown default: return nil
    }
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
/// - Parameter environment: Additional variables: the command and the dependency to suggest in messages.
private func run(
  _ tool: URL,
  _ arguments: [String],
  in folder: URL,
  environment: [String: String] = [:]
) throws {
  let process = Process()
  process.executableURL = tool
  process.arguments = arguments
  process.currentDirectoryURL = folder
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  try process.run()
  process.waitUntilExit()
  guard process.terminationReason == .exit, process.terminationStatus == 0 else {
    let command = (["endpoints"] + arguments).joined(separator: " ")
    return Diagnostics.error("\"\(command)\" failed with status \(process.terminationStatus)")
  }
}
