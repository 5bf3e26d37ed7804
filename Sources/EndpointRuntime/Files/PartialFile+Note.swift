import Foundation

extension PartialFile {
  /// Identifies the download of a partial file: the request and the version of the resource.
  struct Note: Hashable {
    /// The request with its secrets masked.
    let request: String
    /// The strong entity tag or the date that identifies the version (RFC 9110, section 13.1.5).
    let validator: String
    /// The size of the complete file in bytes. `nil` if the server did not send it.
    let length: Int64?

    /// `nil` if the response has no validator for a conditional range request.
    init?(_ response: HTTPResponse, of request: HTTPRequest) {
      guard request.method == .get, response.status == 200, !response.isEncoded,
        let validator = response.validator
      else { return nil }
      self.request = request.description
      self.validator = validator
      length = response.length
    }

    /// Parses the content of a note file. `nil` if it is incomplete.
    init?(_ text: Data) {
      let lines = String(decoding: text, as: UTF8.self).components(separatedBy: "\n")
      guard lines.count == 4, lines[3].isEmpty else { return nil }
      (request, validator, length) = (lines[0], lines[1], Int64(lines[2]))
    }

    /// True if the partial file belongs to this request.
    func isOf(_ request: HTTPRequest) -> Bool { self.request == request.description }

    /// False if the response has a different version or length.
    func allows(_ response: HTTPResponse, of total: Int64?) -> Bool {
      let name = validator.hasPrefix("\"") ? "ETag" : "Last-Modified"
      let isSame = response.headers[name].map { $0 == validator } ?? true
      return isSame && (total == nil || length == nil || total == length)
    }

    /// The content of the note file, one value a line.
    var text: Data {
      Data("\(request)\n\(validator)\n\(length.map(String.init) ?? "")\n".utf8)
    }
  }
}

extension HTTPResponse {
  /// True if a content coding changes the bytes, so that ranges do not apply to the file.
  var isEncoded: Bool {
    let encoding = headers["Content-Encoding"]?.trimmingCharacters(in: .whitespaces).lowercased()
    return !(encoding ?? "").isEmpty && encoding != "identity"
  }

  /// The length of the file in bytes. `nil` if the response does not contain it.
  var length: Int64? {
    guard !isEncoded, let text = headers["Content-Length"], text.isDigits else { return nil }
    return Int64(text)
  }

  /// The validator of a range request: a strong entity tag, or a date at least one second before the response, since no
  /// later version can share it (RFC 9110, sections 8.8.2.2 and 13.1.5).
  fileprivate var validator: String? {
    if let tag = headers["ETag"] { return tag.hasPrefix("\"") ? tag : nil }
    guard let text = headers["Last-Modified"], let modified = DateFormat.rfc1123.date(from: text),
      let sent = headers["Date"].flatMap(DateFormat.rfc1123.date(from:)),
      sent.timeIntervalSince(modified) >= 1
    else { return nil }
    return text
  }
}
