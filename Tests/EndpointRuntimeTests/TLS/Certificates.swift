#if os(macOS) || os(Linux)
  import Foundation

  /// A certificate authority for tests and its certificates. Each certificate has two files: `name.pem` and `name.key`.
  struct Certificates {
    let folder: URL
    /// Deletes the folder together with this value. Nil for an existing folder.
    private let temporary: TemporaryFolder?

    /// The certificate of the authority.
    var authority: URL { self["authority.pem"] }

    /// The certificates of an existing folder.
    init(at folder: URL) {
      self.folder = folder
      temporary = nil
    }

    /// Creates an authority.
    init() throws {
      let temporary = try TemporaryFolder()
      (folder, self.temporary) = (temporary.url, temporary)
      _ = try temporary.file("ca.conf", Array(Self.configuration.utf8))
      _ = try temporary.file("given", [])
      _ = try temporary.file("serial", Array("01\n".utf8))
      try OpenSSL.run(Self.request("authority") + ["-x509", "-days", "2"], in: folder)
    }

    subscript(name: String) -> URL { folder.appendingPathComponent(name) }

    /// Issues a certificate for an address. `end` has the form `YYMMDDHHMMSSZ`.
    func issue(_ name: String, for address: String, until end: String = "491231235959Z") throws {
      try OpenSSL.run(
        Self.request(name) + ["-addext", "subjectAltName=\(address)"],
        in: folder
      )
      try OpenSSL.run(
        [
          "ca", "-batch", "-notext", "-config", "ca.conf", "-in", "\(name).pem",
          "-out", "\(name).pem", "-startdate", "200101000000Z", "-enddate", end,
        ],
        in: folder
      )
    }

    private static func request(_ name: String) -> [String] {
      [
        "req", "-new", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-subj", "/CN=\(name)", "-keyout", "\(name).key", "-out", "\(name).pem",
      ]
    }

    private static let configuration = """
      [ca]
      default_ca = own
      [own]
      certificate = authority.pem
      private_key = authority.key
      database = given
      serial = serial
      new_certs_dir = .
      default_md = sha256
      policy = any
      copy_extensions = copy
      [any]
      commonName = supplied

      """
  }
#endif
