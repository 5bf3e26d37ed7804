import Foundation

extension PartialFile {
  /// What bytes are the beginning of: the request, and which version of what it asks for.
  struct Note: Hashable {
    /// The request with its secrets masked.
    let request: String
    /// The strong entity tag, or the date, by which the server tells versions apart (RFC 9110, section 13.1.5).
    let validator: String
    /// How many bytes the whole has; `nil` if the server did not say.
    let length: Int64?

    /// `nil` if the response is of no version that could be asked for again.
    init?(_ response: HTTPResponse, of request: HTTPRequest) {
      guard request.method == .get, response.status == 200, !response.isEncoded,
        let validator = response.validator
      else { return nil }
      self.request = request.description
      self.validator = validator
      length = response.length
    }

    /// A note from its file; `nil` if that is not a whole one.
    init?(_ text: Data) {
      let lines = String(decoding: text, as: UTF8.self).components(separatedBy: "\n")
      guard lines.count == 4, lines[3].isEmpty else { return nil }
      (request, validator, length) = (lines[0], lines[1], Int64(lines[2]))
    }

    /// True if the bytes are the beginning of what this request asks for.
    func isOf(_ request: HTTPRequest) -> Bool { self.request == request.description }

    /// True unless a response names another version or another length.
    func allows(_ response: HTTPResponse, of total: Int64?) -> Bool {
      let name = validator.hasPrefix("\"") ? "ETag" : "Last-Modified"
      let isSame = response.headers[name].map { $0 == validator } ?? true
      return isSame && (total == nil || length == nil || total == length)
    }

    /// The note as it stands in its file, a line each.
    var text: Data {
      Data("\(request)\n\(validator)\n\(length.map(String.init) ?? "")\n".utf8)
    }
  }
}

extension HTTPResponse {
  /// True if the bytes are not those that the server counts.
  var isEncoded: Bool {
    let encoding = headers["Content-Encoding"]?.trimmingCharacters(in: .whitespaces).lowercased()
    return !(encoding ?? "").isEmpty && encoding != "identity"
  }

  /// How many bytes of the file it has; `nil` if it does not say.
  var length: Int64? {
    guard !isEncoded, let text = headers["Content-Length"], text.isDigits else { return nil }
    return Int64(text)
  }

  /// What a range can be made conditional on: a strong entity tag, else a date that is older than the response by a second
  /// at least, so that there was no other version since (RFC 9110, sections 8.8.2.2 and 13.1.5).
  fileprivate var validator: String? {
    if let tag = headers["ETag"] { return tag.hasPrefix("\"") ? tag : nil }
    guard let text = headers["Last-Modified"], let modified = DateFormat.rfc1123.date(from: text),
      let sent = headers["Date"].flatMap(DateFormat.rfc1123.date(from:)),
      sent.timeIntervalSince(modified) >= 1
    else { return nil }
    return text
  }
}
