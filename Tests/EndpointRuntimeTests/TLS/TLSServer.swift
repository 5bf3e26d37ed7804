import Foundation

/// A server on the loopback interface that speaks TLS and answers `/value` with bytes that need not be HTTP.
///
/// It ends every connection after its answer, and serves them one after the other.
final class TLSServer {
  struct NoPort: Error {}

  private let port: UInt16
  private let process: Process
  private let folder: TemporaryFolder

  /// A server with one of the certificates.
  init(_ certificates: Certificates, _ name: String, answer: String) throws {
    folder = try TemporaryFolder()
    _ = try folder.file("value", Array(answer.utf8))
    let output = Pipe()
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
    // What it says from now on is let go, so that it never waits for a reader.
    output.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
  }

  deinit {
    // A process that a test started may not hear of anything milder.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Where it is, and how it is to be spoken to.
  func url(scheme: String = "https") -> String { "\(scheme)://127.0.0.1:\(port)" }

  /// Reads what it says until it tells where it listens: `ACCEPT 127.0.0.1:38605`.
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
