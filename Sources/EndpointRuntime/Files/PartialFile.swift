import Foundation

/// The state of an incomplete download: the received bytes and a note on their origin, in two files beside the
/// destination.
///
/// For `photo.png` the files are `photo.png.part` and `photo.png.part.version`. After a failure they remain, so that
/// the next download to the same destination resumes. They are removed when the download completes.
final class PartialFile: Sendable {
  let destination: URL
  private let bytes: LocalFile
  private let noteURL: URL

  /// Opens the partial file of a destination, or creates it.
  ///
  /// Throws `InvalidRequest` if the destination cannot be a file, or if another download writes to it.
  init(of destination: URL) throws(InvalidRequest) {
    guard destination.isFileURL, !destination.hasDirectoryPath else {
      throw InvalidRequest("The destination \(destination.lastPathComponent) is not a file.")
    }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: destination.path, isDirectory: &isFolder),
      isFolder.boolValue
    {
      throw InvalidRequest("The destination \(destination.lastPathComponent) is a folder.")
    }
    self.destination = destination
    noteURL = destination.appendingPathExtension("part.version")
    bytes = try Self.locked(destination.appendingPathExtension("part"))
  }

  /// Opens and locks the file. Retries because a download that completes may move it between both steps.
  private static func locked(_ url: URL) throws(InvalidRequest) -> LocalFile {
    do throws(FileFailure) {
      for _ in 0..<100 {
        let file = try LocalFile(writing: url)
        guard file.locks() else { break }
        if file.isInPlace { return file }
      }
      throw FileFailure("Another download writes to \(url.lastPathComponent).")
    } catch {
      throw InvalidRequest(error.text)
    }
  }

  /// The number of received bytes.
  var size: Int64 { bytes.size }

  /// The origin of the bytes. `nil` if it is unknown, or if there are no bytes.
  func note() -> Note? {
    guard size > 0, FileManager.default.fileExists(atPath: noteURL.path) else { return nil }
    // An unreadable note is ignored: the download restarts.
    let text = try? LocalFile(reading: noteURL, followsLinks: false).read(upTo: 65_536)
    return text.flatMap(Note.init)
  }

  /// Discards the bytes and stores the note of a new download. With `nil`, the download cannot be resumed.
  func restart(_ note: Note?) throws(FileFailure) {
    // The order matters: a note must never exist beside bytes of another version.
    removeNote()
    try bytes.clear()
    guard let note else { return }
    let file = try LocalFile(writing: noteURL, permissions: 0o600)
    try file.append(note.text)
  }

  func append(_ data: Data) throws(FileFailure) { try bytes.append(data) }

  /// Moves the complete file to its destination in one step, and replaces an existing file.
  func finish() throws(FileFailure) {
    removeNote()
    guard rename(bytes.url.path, destination.path) == 0 else {
      throw FileFailure(destination, .write)
    }
  }

  /// Removes files that no download can resume. After `finish`, a file at this path belongs to another download.
  func clean() {
    guard bytes.isInPlace, note() == nil else { return }
    removeNote()
    _ = unlink(bytes.url.path)
  }

  /// Reads the first bytes, at most `count`.
  func head(_ count: Int) throws(FileFailure) -> Data {
    try LocalFile(reading: bytes.url, followsLinks: false).read(upTo: count) ?? Data()
  }

  private func removeNote() { _ = unlink(noteURL.path) }
}

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
