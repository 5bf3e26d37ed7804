import Foundation
import Testing

/// Compares the names that generated modules re-export with the names of other libraries that apps import.
@Suite("Exported names", .serialized)
struct ExportedNamesTests {
  @Test func listsEachExportSeparately() throws {
    let exports = try Self.exports(in: "Sources/EndpointExports/Exports.swift")
    let whole = exports.filter { $0.split(separator: " ").count != 2 }
    #expect(whole == [], "each export must name one declaration: `struct EndpointRuntime.Client`")
    #expect(Self.names(of: exports).contains("Client"))
  }

  @Test(arguments: Library.all)
  func avoidsNames(of library: Library) throws {
    let names = try Self.names(of: Self.exports(in: "Sources/EndpointExports/Exports.swift"))
    #expect(names.intersection(library.modules) == [])
    #expect(names.intersection(library.types) == [])
  }

  @Test(arguments: ["Generated", "Tests/Language/Generated"])
  func generatedModulesReexportOnlyTheirModules(_ folder: String) throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.root.path + "/" + folder)
    let exports = try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      try Self.exports(in: "\(folder)/\(file)")
    }
    let runtime: Set = ["EndpointExports", "EndpointTesting"]
    #expect(runtime.isSubset(of: exports))
    #expect(exports.filter { !runtime.contains($0) && !$0.hasSuffix("API") } == [])
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text after each `@_exported import` in a file, such as `struct EndpointRuntime.Client`.
  private static func exports(in path: String) throws -> [String] {
    let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    let statement = "@_exported import "
    return text.split(separator: "\n").filter { $0.hasPrefix(statement) }
      .map { String($0.dropFirst(statement.count)) }
  }

  /// The last names of exports, such as `Client` for `struct EndpointRuntime.Client`.
  private static func names(of exports: [String]) -> Set<String> {
    Set(exports.compactMap { $0.split(separator: ".").last.map(String.init) })
  }
}

/// A library that apps import together with a generated module.
struct Library: Sendable, CustomTestStringConvertible {
  var name: String
  var modules: Set<String>
  /// Its top-level types. For large libraries, only the types that call sites name.
  var types: Set<String>

  var testDescription: String { name }

  static let all = [
    Library(
      name: "Alamofire",
      modules: ["Alamofire"],
      types: [
        "AF", "AFDataResponse", "AFError", "AFResult", "Adapter", "AuthenticationCredential",
        "AuthenticationInterceptor", "Authenticator", "CachedResponseHandler", "DataRequest",
        "DataResponse", "DataStreamRequest", "DownloadRequest", "DownloadResponse", "Empty",
        "EmptyResponse", "EventMonitor", "HTTPHeader", "HTTPHeaders", "HTTPMethod", "Interceptor",
        "JSONEncoding", "JSONParameterEncoder", "MultipartFormData", "NetworkReachabilityManager",
        "ParameterEncoder", "ParameterEncoding", "Parameters", "RedirectHandler", "Redirector",
        "Request", "RequestAdapter", "RequestInterceptor", "RequestRetrier", "ResponseCacher",
        "ResponseSerializer", "Retrier", "RetryPolicy", "RetryResult", "ServerTrustManager",
        "Session", "SessionDelegate", "URLConvertible", "URLEncodedFormEncoder", "URLEncoding",
        "URLRequestConvertible", "UploadRequest",
      ]
    ),
    Library(
      name: "swift-log",
      modules: ["Logging", "InMemoryLogging"],
      types: [
        "LogHandler", "Logger", "LoggingSystem", "MultiplexLogHandler", "StreamLogHandler",
        "SwiftLogNoOpLogHandler",
      ]
    ),
    Library(
      name: "swift-metrics",
      modules: ["CoreMetrics", "Metrics", "MetricsTestKit"],
      types: [
        "Counter", "CounterHandler", "FloatingPointCounter", "Gauge", "Meter", "MeterHandler",
        "MetricsFactory", "MetricsSystem", "MultiplexMetricsHandler", "NOOPMetricsHandler",
        "Recorder", "RecorderHandler", "TimeUnit", "Timer", "TimerHandler",
      ]
    ),
    Library(
      name: "swift-http-types",
      modules: ["HTTPTypes", "HTTPTypesFoundation"],
      types: ["HTTPField", "HTTPFields", "HTTPRequest", "HTTPResponse"]
    ),
  ]
}
