import Foundation

/// A kind of texts that no output may show, with the form of its texts.
///
/// In a form, `x`, `d`, `a` and their like stand for random characters: `<a36>` is 36 letters and digits.
struct SecretKind {
  let name: String
  private let form: String
  /// Whether the texts are words. At the place of a name, nothing distinguishes a word from a name.
  let isWord: Bool

  /// The texts of one secret.
  struct Sample {
    let text: String
    /// The random parts, in lowercase letters and digits: what every spelling of the text contains.
    let marks: [String]

    /// A mark that another text contains, whatever its case and its separators.
    func leak(in text: String) -> String? { marks.first { text.contains($0) } }
  }

  /// A text as its letters and digits in lowercase, so that `sk_live_1` and `skLive1` are equal.
  static func plain(_ text: String) -> String {
    String(decoding: text.lowercased().utf8.filter { isPlain($0) }, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte || 0x61...0x7A ~= byte }

  func sample(_ numbers: inout some RandomNumberGenerator) -> Sample {
    var text = ""
    var random: [String] = []
    for (index, part) in form.split(separator: "<", omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let end = part.firstIndex(of: ">") else {
        text += part
        continue
      }
      let characters = Self.alphabets[part.first ?? "a"] ?? []
      let count = Int(part[..<end].dropFirst()) ?? 1
      let filling = String((0..<count).map { _ in characters.randomElement(using: &numbers)! })
      text += filling + part[part.index(after: end)...]
      random.append(Self.plain(filling))
    }
    let marks = random.filter { $0.utf8.count >= Self.shortestMark }
    return Sample(text: text, marks: marks.isEmpty ? [Self.plain(text)] : marks)
  }

  /// Shorter parts occur in other text by chance.
  private static let shortestMark = 6

  private static let alphabets: [Character: [Character]] = [
    "a": Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"),
    "m": Array("abcdefghijklmnopqrstuvwxyz0123456789"), "x": Array("0123456789abcdef"),
    "X": Array("0123456789ABCDEF"), "d": Array("0123456789"), "D": Array("123456789"),
    "l": Array("ghjkmpqrvwxyz"), "L": Array("GHJKMPQRVWXYZ"),
    "B": Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"),
  ]

  static let all: [SecretKind] = table.split(separator: "\n").map { line in
    let cells = line.split(separator: " ", maxSplits: 1).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return SecretKind(
      name: cells[0].replacing("*", with: ""),
      form: cells[1],
      isWord: cells[0].hasSuffix("*")
    )
  }

  /// A star marks texts that are words.
  private static let table = #"""
    stripe-key sk_live_<a24>
    stripe-customer cus_<a14>
    github-token ghp_<a36>
    github-fine-token github_pat_<a22>_<a59>
    gitlab-token glpat-<a20>
    aws-key AKIA<B14>7Q
    aws-secret <a20>/<a12>+<a6>
    google-key AIza<a35>
    slack-token xoxb-<d12>-<d12>-<a24>
    npm-token npm_<a36>
    sendgrid-key SG.<a22>.<a43>
    twilio-key SK<x32>
    docker-token dckr_pat_<a27>
    jwt eyJ<a20>.eyJ<a30>.<a43>
    uuid <x8>-<x4>-4<x3>-a<x3>-<x12>
    uuid-in-braces {<X8>-<X4>-4<X3>-B<X3>-<X12>}
    plain-uuid <x32>
    sha1 <x40>
    sha256 sha256:<x64>
    md5 <X32>
    base64 <a22>==
    base64-url <a20>-<a10>_<a12>
    base58 3<a33>
    base32 <B32>
    ulid 01<B24>
    nanoid <a21>
    object-id <x24>
    snowflake <D1><d17>
    cuid c<m24>
    session sess_<a26>
    cookie-session <m26>
    csrf-token <a64>
    device-id <B7>-<B7>-<B7>-<B7>-<B7>-<B7>-<B7>-<B7>
    ipv4 10.2<d1>.1<d2>.1<d2>
    ipv6 2001:db8:<x4>:<x4>::<x4>:<x4>
    mac-address <x2>:<x2>:<x2>:<x2>:<x2>:<x2>
    host-and-port build-<l8>.corp.example:8443
    email <l8>.<l6>@example.com
    email-with-tag <l8>+tag@mail.example.org
    phone +49 <d3> <d8>
    us-phone (555) <d3>-<d4>
    card-number 4<d15>
    card-in-groups 4<d3> <d4> <d4> <d4>
    iban DE<d20>
    social-security <d3>-<d2>-<d4>
    birthday 19<d2>-1<d1>-1<d1>
    instant 2026-1<d1>-1<d1>T1<d1>:2<d1>:3<d1>.<d3>Z
    coordinates 52.<d6>,13.<d6>
    home-path /home/<l8>/.ssh/id_rsa
    windows-path C:\Users\<l8>\key.pem
    link https://files.example/<a16>
    random-number 0.<D1><d15>
    pin <D1><d6>
    license-key <X5>-<X5>-<X5>-<X5>
    bitcoin-address bc1q<m38>
    ethereum-address 0x<x40>
    vehicle-number WVW<X14>
    passport <L2><d7>
    otp-link otpauth://totp/x?secret=<B16>
    database-link postgres://app:<a12>@db/main
    role arn:aws:iam::<d12>:role/<l8>
    ssh-key ssh-ed25519 AAAA<a60>
    private-key -----BEGIN KEY-----<a64>
    password-hash $2b$12$<a53>
    password <l7>!<d2>
    password-of-letters* <l12>
    passphrase* <l6> <l6> <l6>
    person* <L1><l6> <L1><l8>
    """#
}
