/// The next steps that `endpoints init` prints.
struct InitGuide {
  let api: String
  /// The name of the first server.
  let server: String
  let hasPackage: Bool
  /// The folder of the generated modules.
  let output: String
  /// The command that runs the tool, such as `swift run endpoints`.
  let command: String

  /// Without a terminal, a plugin cannot ask for write permission.
  private var commandInJobs: String {
    command.replacing("swift package ", with: "swift package --allow-writing-to-package-directory ")
  }

  var text: String {
    """

    1. Add endpoints to \(hasPackage ? "Package.swift" : "a Package.swift (create one with \"swift package init\")"):

       platforms: [.macOS(.v13), .iOS(.v16)],
       dependencies: [
         .package(url: "https://example.com/endpoints.git", from: "\(version)"),
       ],

    2. Generate the client, and commit the generated files:

       \(command) generate

    3. Add the generated modules to the targets. EndpointsCheck fails a build whose
       generated files are not up to date:

       .target(
         name: "\(api)API",
         dependencies: [.product(name: "EndpointRuntime", package: "endpoints")],
         path: "\(output)/\(api)API",
         plugins: [.plugin(name: "EndpointsCheck", package: "endpoints")]
       ),
       .target(
         name: "\(api)Fixtures",
         dependencies: ["\(api)API"],
         path: "\(output)/\(api)Fixtures"
       ),

    4. Add "\(api)API" to the dependencies of your target, and call it:

       import \(api)API

       let client = Client<\(api)>(.\(server))

       A type named "\(api)" in your target, such as "@main struct \(api)", hides the API:
       rename it.

    5. In CI, check the generated files and the changes of the API:

       \(commandInJobs) check
       \(commandInJobs) diff --against origin/main

    Change the spec: "endpoints explain" lists its keys.

    """
  }
}
