import Foundation
import PackagePlugin

/// Fails a build whose generated modules do not match its specs. Runs again when one of both changed.
@main
struct EndpointsCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    [
      checkCommand(
        in: context.package.directoryURL,
        tool: try context.tool(named: "endpoints").url,
        output: context.pluginWorkDirectoryURL
      )
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension EndpointsCheck: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      [
        checkCommand(
          in: context.xcodeProject.directoryURL,
          tool: try context.tool(named: "endpoints").url,
          output: context.pluginWorkDirectoryURL
        )
      ]
    }
  }
#endif

/// Compares all specs of a folder with its generated modules, if one of these inputs changed.
///
/// The stamp is a Swift file, which adds nothing to the target: SwiftPM copies any other output into its resources.
private func checkCommand(in folder: URL, tool: URL, output: URL) -> Command {
  let stamp = output.appending(path: "EndpointsCheck.stamp.swift")
  return .buildCommand(
    displayName: "Checking the generated clients in \(folder.lastPathComponent)",
    executable: tool,
    arguments: [
      "check", "--quiet", "--xcode", "--package", folder.path, "--stamp", stamp.path,
    ],
    inputFiles: ["Specs", "Generated"].flatMap { contents(of: folder.appending(path: $0)) },
    outputFiles: [stamp]
  )
}

/// A folder and all that is in it. A folder changes when a file is added or removed.
private func contents(of folder: URL) -> [URL] {
  let folder = folder.resolvingSymlinksInPath()
  let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
  return [folder] + (found?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
}
