import Foundation
import PackagePlugin

/// Fails a build if the generated modules do not match the specs. Runs again if one of them changes.
///
/// It compares the digests that `endpoints generate` stored with those of the files. So it builds no tool.
@main
struct EndpointsCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    [
      checkCommand(
        in: context.package.directoryURL,
        stampFolder: context.pluginWorkDirectoryURL,
        generate: "swift package endpoints generate"
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
          stampFolder: context.pluginWorkDirectoryURL,
          generate: "endpoints generate"
        )
      ]
    }
  }
#endif

/// Compares the specs of a folder with its generated modules, if one of them changed.
///
/// The stamp is an empty Swift file, since SwiftPM copies any other output into the resources of the target.
///
/// - Parameter generate: The command to suggest.
private func checkCommand(in folder: URL, stampFolder: URL, generate: String) -> Command {
  let stamp = stampFolder.appending(path: "EndpointsCheck.stamp.swift")
  let settings = folder.appending(path: "endpoints.json")
  let folders = Folders(in: folder, settings: settings)
  let hasSettings = FileManager.default.fileExists(atPath: settings.path)
  return .buildCommand(
    displayName: "Checking the generated clients in \(folder.lastPathComponent)",
    executable: URL(filePath: "/bin/sh"),
    arguments: [
      "-c", script, "EndpointsCheck", folders.output.path, folders.specs.path,
      folders.templates?.path ?? "", settings.path, stamp.path, generate,
    ],
    inputFiles: (hasSettings ? [settings] : [])
      + [folders.specs, folders.output, folders.templates].compactMap(\.self).flatMap(contents),
    outputFiles: [stamp]
  )
}

/// The folders that `endpoints.json` names, or the defaults.
private struct Folders {
  let specs: URL
  let output: URL
  let templates: URL?

  init(in folder: URL, settings: URL) {
    let data = FileManager.default.contents(atPath: settings.path)
    let object = data.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
    func named(_ key: String) -> URL? {
      (object?[key] as? String).map { folder.appending(path: $0) }
    }
    specs = named("specs") ?? folder.appending(path: "Specs")
    output = named("output") ?? folder.appending(path: "Generated")
    templates = named("templates")
  }
}

/// A folder and its contents, without the last imports of OpenAPI documents. A folder changes when a file is added or
/// removed.
private func contents(of folder: URL) -> [URL] {
  guard let paths = FileManager.default.subpaths(atPath: folder.path) else { return [] }
  let isInput = { (path: String) in !path.split(separator: "/").contains(".imported") }
  return [folder] + paths.filter(isInput).sorted().map { folder.appending(path: $0) }
}

/// Prints an error at each file that differs from its digest, at each missing file, and at each spec or template without a
/// digest. Writes the stamp if there is no error.
private let script = #"""
  output=$1 specs=$2 templates=$3 settings=$4 stamp=$5 generate=$6
  PATH=/usr/bin:/bin:/usr/sbin:/sbin
  report() { echo "$1:1:1: error: $2; run \"$generate\""; status=1; }
  # Absolute paths without "..".
  absolute() {
    while IFS= read -r path; do echo "$output/$path"; done |
      sed -e ':again' -e 's#/[^/]*/\.\./#/#' -e 't again' -e 's#/\./#/#g'
  }
  status=0
  cd "$output" 2>/dev/null && [ -f .endpoints ] || { report "$specs" "no client is generated"; exit 1; }
  sum=sha256sum
  command -v "$sum" >/dev/null || sum='shasum -a 256'
  changed=$($sum -c .endpoints 2>/dev/null | sed -n 's/: FAILED.*//p' | absolute)
  known=$(sed -n 's/^[0-9a-f]\{64\}  //p' .endpoints | absolute)
  inputs=$(
    documents() { ls -d "$1"/*.json "$1"/*.yaml "$1"/*.yml 2>/dev/null | grep -v '\.schema\.json$'; }
    documents "$specs"
    for main in "$specs"/*/api.json "$specs"/*/api.yaml "$specs"/*/api.yml; do
      [ ! -f "$main" ] || documents "$(dirname "$main")"
    done
    [ -z "$templates" ] || ls -d "$templates"/*.mustache 2>/dev/null
    ls -d "$settings" 2>/dev/null
  )
  IFS='
  '
  for file in $changed; do
    [ -e "$file" ] && problem="changed after the client was generated" || problem="is missing"
    report "$file" "this file $problem"
  done
  for file in $inputs; do
    echo "$known" | grep -qxF "$file" || report "$file" "no client is generated from this file"
  done
  [ "$status" = 0 ] && : >"$stamp"
  exit "$status"
  """#
