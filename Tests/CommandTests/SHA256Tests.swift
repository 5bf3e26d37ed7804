import Foundation
import TestTraits
import Testing

@testable import EndpointCommands
@testable import EndpointDiff

@Suite(.serialized, .computing)
struct SHA256Tests {
  /// The examples of FIPS 180-4, and a message of a million bytes.
  @Test(arguments: [
    ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
  func digestsOfPublishedMessages(text: String, count: Int, digest: String) {
    #expect(SHA256.digest(of: Array(String(repeating: text, count: count).utf8)) == digest)
  }

  /// A browser runs the script of an HTML report only if its digest is right.
  @Test func digestOfSearchScriptIsThatOfReport() throws {
    let hexadecimal = Array(SHA256.digest(of: Array(HTMLSearch.script.utf8)))
    let bytes = stride(from: 0, to: hexadecimal.count, by: 2).compactMap { index in
      UInt8(String(hexadecimal[index...index + 1]), radix: 16)
    }
    #expect(HTMLSearch.hash == "sha256-\(Data(bytes).base64EncodedString())")
  }

  /// The system's own command is the reference, for each length of the last block.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/sha256sum")))
  func digestsAgreeWithSystem() throws {
    let folder = try TemporaryFolder()
    var record = OutputRecord()
    for length in 0...130 {
      let text =
        String(repeating: "é", count: length / 2) + String(repeating: "x", count: length % 2)
      try folder.write(text, to: "A/\(length)")
      record.files["A/\(length)"] = SHA256.digest(of: Array(text.utf8))
    }
    try folder.write(record.text, to: ".endpoints")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/sha256sum")
    process.arguments = ["--check", "--strict", "--quiet", ".endpoints"]
    process.currentDirectoryURL = URL(filePath: folder.path)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
