import Foundation
import PackagePlugin

/// Fails a build if the generated modules do not match the specs. Runs again if one of them changes.
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

/// Compares the specs of a folder with its generated modules, if an input changed.
///
/// The stamp is an empty Swift file, since SwiftPM copies any other output into the resources of the target.
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

/// The settings, specs, templates and generated files of a package.
///
/// The tool reports errors in the settings. Here, defaults replace invalid paths.
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

/// A folder and its contents, without the last imports of OpenAPI documents. A folder changes when a file is added or
/// removed.
private func contents(of folder: URL) -> [URL] {
  let folder = folder.resolvingSymlinksInPath()
  // Relative paths: a URL may begin with another name of the folder, such as `/private/var` for `/var`.
  let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
  let files = paths.filter { !$0.split(separator: "/").contains(".imported") }
  return [folder] + files.sorted().map { folder.appending(path: $0) }
}
