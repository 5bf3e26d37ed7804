#if os(macOS) || os(Linux)
  import Foundation

  /// A TLS server on the loopback interface. It responds to `/value` with any bytes.
  ///
  /// It serves one connection at a time and closes it after the response.
  final class TLSServer {
    struct NoPort: Error {}

    private let port: UInt16
    private let process: Process
    private let output = Pipe()
    private let folder: TemporaryFolder

    /// Starts a server with the certificate of this name.
    init(_ certificates: Certificates, _ name: String, response: String) throws {
      folder = try TemporaryFolder()
      _ = try folder.file("value", Array(response.utf8))
      process = OpenSSL.process(
        [
          "s_server", "-accept", "127.0.0.1:0", "-HTTP",
          "-cert", certificates["\(name).pem"].path,
          "-key", certificates["\(name).key"].path,
        ],
        in: folder.url,
        output
      )
      try process.run()
      port = try Self.port(in: output.fileHandleForReading)
      // Discards further output, so that the server never waits for a reader.
      output.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
    }

    deinit {
      output.fileHandleForReading.readabilityHandler = nil
      // A process that a test starts may ignore milder signals.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }

    /// The URL of the server.
    func url(scheme: String = "https") -> String { "\(scheme)://127.0.0.1:\(port)" }

    /// Reads the output up to the line with the port: `ACCEPT 127.0.0.1:38605`.
    private static func port(in output: FileHandle) throws -> UInt16 {
      var text = ""
      while true {
        let piece = output.availableData
        guard !piece.isEmpty else { throw NoPort() }
        text += String(decoding: piece, as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        guard let line = lines.first(where: { $0.hasPrefix("ACCEPT ") }) else { continue }
        let port = line.split(separator: ":").last.flatMap { UInt16($0) }
        guard let port else { throw NoPort() }
        return port
      }
    }
  }
#endif
