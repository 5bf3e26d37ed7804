#if os(macOS) || os(Linux)
  import Foundation

  /// Runs this test program in another process, which trusts the test authority.
  ///
  /// On Linux, URLSession trusts the authorities in one system file, and no setting changes that.
  /// So the process has private mounts that replace this file.
  struct TrustingProcess {
    private static let variable = "ENDPOINT_TEST_CERTIFICATES"
    private let certificates: Certificates

    init(_ certificates: Certificates) { self.certificates = certificates }

    /// The folder of the certificates. Nil outside such a process.
    static let folder = ProcessInfo.processInfo.environment[variable].map {
      URL(fileURLWithPath: $0)
    }

    /// Whether the system allows private mounts.
    static let isPossible: Bool = {
      guard let bundle, OpenSSL.isAvailable else { return false }
      let (status, _) = (try? run(mounting: bundle, at: bundle, ["true"], [:])) ?? (1, "")
      return status == 0
    }()

    /// Runs the tests of this name. Returns the exit status and the output.
    func runTests(_ name: String) throws -> (status: Int32, output: String) {
      try Self.run(
        mounting: certificates.authority.path,
        at: Self.bundle ?? "",
        [CommandLine.arguments[0], "--testing-library", "swift-testing", "--filter", name],
        [Self.variable: certificates.folder.path]
      )
    }

    /// The system file with the trusted authorities.
    private static let bundle = [
      "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt",
    ].first { FileManager.default.fileExists(atPath: $0) }

    private static func run(
      mounting file: String,
      at place: String,
      _ command: [String],
      _ environment: [String: String]
    ) throws -> (Int32, String) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        [
          "unshare", "--map-root-user", "--mount", "sh", "-c",
          #"mount --bind "$1" "$2" && shift 2 && exec "$@""#, "sh", file, place,
        ] + command
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      let output = Pipe()
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, text)
    }
  }
#endif
