/// The spec that `endpoints init` writes: small, with the features that most APIs need.
func firstSpec(named name: String) -> String {
  """
  {
    "$schema": "endpoints.schema.json",
    "api": "\(name)",
    "version": "0.1.0",
    "summary": "A first spec: replace its servers, types and endpoints with your own.",
    "servers": {
      "production": "https://api.example.com/v1",
      "local": "http://127.0.0.1:8080/v1"
    },
    "errors": {
      "404": { "case": "notFound", "type": "Problem" },
      "5xx": "unavailable"
    },
    "types": {
      "Article": {
        "summary": "The identifier of an article.",
        "identifier": "string"
      },
      "Kind": {
        "summary": "An open enum: values that the server adds later are still read.",
        "enum": ["news", "opinion"]
      },
      "ArticleDetails": {
        "summary": "A struct. A type that ends in \\"?\\" may be missing.",
        "fields": {
          "id": { "type": "Article", "as": "article" },
          "title": "string",
          "kind": "Kind",
          "published_at": "date?"
        }
      },
      "Problem": {
        "summary": "The body of an error.",
        "fields": {
          "message": { "type": "string", "userFacing": true }
        }
      }
    },
    "endpoints": {
      "Articles.list": {
        "summary": "List articles. A parameter that the path does not name goes into the query.",
        "path": "/articles",
        "parameters": {
          "limit": { "type": "int", "default": 20 }
        },
        "response": "[ArticleDetails]",
        "examples": {
          "one": {
            "response": [
              { "id": "a1", "title": "Hello", "kind": "news", "published_at": "2026-01-31T12:00:00Z" }
            ]
          }
        }
      },
      "Article.details": {
        "summary": "Get one article. \\"self\\" makes it a method of Article.",
        "path": "/articles/{id}",
        "parameters": {
          "id": "self"
        },
        "response": "ArticleDetails",
        "examples": {
          "hello": { "response": { "id": "a1", "title": "Hello", "kind": "news" } },
          "gone": { "status": 404, "response": { "message": "There is no such article." } }
        }
      }
    }
  }

  """
}

/// The next steps that `endpoints init` prints.
struct InitGuide {
  let api: String
  /// The name of the first server.
  let server: String
  /// How Package.swift depends on endpoints. Nil if it does not, or does not exist.
  let dependency: String?
  let hasPackage: Bool
  /// The folder of the generated modules.
  let output: String
  /// The command that runs the tool, such as `swift package endpoints`.
  let command: String

  private var commandInJobs: String { Self.withPermission(command) }

  /// Without a terminal, a plugin cannot ask for write permission.
  static func withPermission(_ command: String) -> String {
    command.replacing("swift package ", with: "swift package --allow-writing-to-package-directory ")
  }

  private var firstStep: String {
    if dependency != nil { return "Package.swift depends on endpoints already" }
    if hasPackage { return "Add endpoints to Package.swift" }
    return "Add endpoints to a Package.swift (create one with \"swift package init\")"
  }

  var text: String {
    """

    1. \(firstStep):

       platforms: [.macOS(.v13), .iOS(.v16)],
       dependencies: [
         \(dependency ?? packageDependency),
       ],

    2. Generate the client, and commit the generated files:

       \(command) generate

    3. Add the generated modules to the targets, the fixtures only while the spec has
       examples. EndpointsCheck fails a build whose generated files are not up to date.
       It compares digests, and builds no tool:

       .target(
         name: "\(api)API",
         dependencies: [.product(name: "EndpointRuntime", package: "endpoints")],
         path: "\(output)/\(api)API",
         plugins: [.plugin(name: "EndpointsCheck", package: "endpoints")]
       ),
       .target(
         name: "\(api)Fixtures",
         dependencies: [
           "\(api)API", .product(name: "EndpointTesting", package: "endpoints"),
         ],
         path: "\(output)/\(api)Fixtures"
       ),

    4. Add "\(api)API" to the dependencies of your target, and call it:

       import \(api)API

       let client = Client<\(api)>(.\(server))

       A type named "\(api)" in your target, such as "@main struct \(api)", hides the API:
       rename it.

    5. In CI, check the generated files and the changes of the API:

       \(commandInJobs) check --full
       \(commandInJobs) diff --against origin/main

    Change the spec: "endpoints explain" lists its keys. A service on Linux sends with
    AsyncHTTPClient: "\(command) add transport async-http-client".

    """
  }
}
