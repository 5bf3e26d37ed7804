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
        output: context.pluginWorkDirectoryURL,
        environment: ["ENDPOINTS_COMMAND": "swift package endpoints"]
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
private func checkCommand(
  in folder: URL,
  tool: URL,
  output: URL,
  environment: [String: String] = [:]
) -> Command {
  let stamp = output.appending(path: "EndpointsCheck.stamp.swift")
  return .buildCommand(
    displayName: "Checking the generated clients in \(folder.lastPathComponent)",
    executable: tool,
    arguments: [
      "check", "--quiet", "--xcode", "--package", folder.path, "--stamp", stamp.path,
    ],
    environment: environment,
    inputFiles: inputs(in: folder),
    outputFiles: [stamp]
  )
}

/// The settings, the specs, the templates and the generated files of a package.
///
/// What is wrong with the settings is for the tool to report: here the usual folders take the place of wrong ones.
private func inputs(in folder: URL) -> [URL] {
  let file = folder.appending(path: "endpoints.json")
  let data = FileManager.default.contents(atPath: file.path)
  let object = data.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any] ?? [:]
  func path(_ key: String) -> String? {
    (object[key] as? String).flatMap { $0.hasPrefix("/") || $0.contains("..") ? nil : $0 }
  }
  let folders = [path("specs") ?? "Specs", path("output") ?? "Generated", path("templates")]
  return (data == nil ? [] : [file])
    + folders.compactMap(\.self).flatMap { contents(of: folder.appending(path: $0)) }
}

/// A folder and all that is in it, but the last imports of OpenAPI documents. A folder changes when a file is added or
/// removed.
private func contents(of folder: URL) -> [URL] {
  let folder = folder.resolvingSymlinksInPath()
  let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
  let files = (found?.compactMap { $0 as? URL } ?? []).filter { file in
    !file.path.dropFirst(folder.path.count).split(separator: "/").contains(".imported")
  }
  return [folder] + files.sorted { $0.path < $1.path }
}
