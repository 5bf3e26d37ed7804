import Foundation

extension Request {
  /// The request as a cURL command with secrets masked.
  ///
  /// The command contains the masked credentials of the API's authentication. If the request cannot be sent, the result
  /// is a shell comment with the reason.
  public func curl(for server: Server<Failure.Service>) -> String {
    do throws(InvalidRequest) {
      var request = try httpRequest(for: server, boundary: "boundary")
      try policy.authentication.showMasked(in: &request, Failure.Service.authentication)
      guard case .multipart(let parts) = body.content else { return request.curl }
      request.headers.remove("Content-Type")
      request.body = .none
      return ([request.curl] + parts.flatMap(\.pieces).map(\.curl)).joined(separator: " ")
    } catch {
      return "# This request cannot be sent: \(error.reason)"
    }
  }
}

extension HTTPRequest {
  /// The request as a cURL command with secrets masked.
  public var curl: String {
    var words = ["curl"]
    if method == .head {
      words.append("--head")
    } else if method != .get || !body.isEmpty {
      words += ["-X", method.rawValue.quotedForShell]
    }
    words.append(maskedURL.quotedForShell)
    for field in headers.fields {
      let line = field.value.isEmpty ? "\(field.name);" : field.description
      words += ["-H", line.quotedForShell]
    }
    switch body.content {
    case .none: break
    case .data(let data):
      // A shell argument cannot contain NUL or invalid UTF-8, so such a body is piped in.
      words +=
        data.contains(0) || String(data: data, encoding: .utf8) == nil
        ? ["--data-binary", "@-", "# \(data.count) bytes"]
        : ["--data-raw", body.description.quotedForShell]
    case .file(let url): words += ["--data-binary", "@\(url.path)".quotedForShell]
    case .joined: words += ["--data-binary", "@-", "# bytes and files"]
    }
    return words.joined(separator: " ")
  }
}

extension Part.Piece {
  /// The part as a cURL option.
  fileprivate var curl: String {
    let shown = isSecret ? Secret.masked.description : text
    guard let file else {
      guard let contentType else { return "--form-string \("\(name)=\(shown)".quotedForShell)" }
      return "-F \("\(name)=\(shown.quotedForForm);type=\(contentType)".quotedForShell)"
    }
    let options = "\(file.curlSource);type=\(file.contentType)"
    return "-F \("\(name)=@\(options)".quotedForShell)"
  }
}

extension FileUpload {
  /// The source of the bytes. Bytes in memory are represented by their filename.
  fileprivate var curlSource: String {
    guard case .file(let url) = source else { return filename.quotedForForm }
    return "\(url.path.quotedForForm);filename=\(filename.quotedForForm)"
  }
}

extension String {
  /// The text as one shell argument.
  fileprivate var quotedForShell: String {
    let isPlain = !isEmpty && ASCIISet.alphanumerics(and: "").containsAll(of: self)
    return isPlain ? self : "'\(replacing("'", with: #"'\''"#))'"
  }

  /// The text in double quotes for a value of `-F`.
  fileprivate var quotedForForm: String {
    "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
