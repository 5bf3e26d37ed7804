import EndpointJSON
import EndpointJudge
import EndpointWire

@testable import EndpointCommands
@testable import EndpointSpec

/// A request as its bytes: the request line, the headers that the spec determines, and the body.
struct RequestText {
  let lines: [String]

  /// Nil if an argument is missing.
  init?(of endpoint: EndpointModel, in model: APIModel, _ arguments: JSONObject) throws {
    let arguments = arguments.map {
      ExampleModel.Argument(name: $0.key, value: $0.value)
    }
    let builder = RequestBuilder(endpoint, in: model)
    guard var request = builder.request(with: arguments) else { return nil }
    let values = model.authentication.map { scheme in
      (LiveCredentials.variable(of: scheme.name, in: model.name.text), "7f9a")
    }
    try LiveCredentials(endpoint, in: model, Dictionary(uniqueKeysWithValues: values), nil)
      .add(to: &request)
    let query = request.query.map { "\(PercentEncoding.encode($0.name))=\(Self.encoded($0.text))" }
      .joined(separator: "&")
    let host = request.origin.split(separator: "/").last ?? ""
    let target = request.path + (query.isEmpty ? "" : "?\(query)")
    var lines = ["\(request.method) \(target) HTTP/1.1", "Host: \(host)"]
    lines += request.headers.map { "\($0.name): \($0.text)" }
    if !request.cookies.isEmpty {
      let cookies = request.cookies.map { PercentEncoding.cookie($0.name, $0.text) }
      lines.append("Cookie: \(cookies.joined(separator: "; "))")
    }
    self.lines = lines + (request.body.map { Self.lines(of: $0, endpoint) } ?? [])
  }

  /// The commas between the elements of an array are sent as they are. The examples have no other commas, except in JSON.
  private static func encoded(_ text: String) -> String {
    "{[".contains(text.prefix(1))
      ? PercentEncoding.encode(text) : PercentEncoding.encode(text, keeping: ",")
  }

  private static func lines(of body: RequestSample.Body, _ endpoint: EndpointModel) -> [String] {
    var type = body.encoding.mediaType
    let content: String
    switch body.encoding {
    case .form: content = PercentEncoding.form(body.items)
    case .multipart:
      type += "; boundary=…"
      content = parts(of: body.value, endpoint)
    case .json: content = body.value.description
    case .text, .binary: content = body.value.stringValue ?? ""
    }
    return ["Content-Type: \(type)", ""]
      + content.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// A file is `…`, a PNG.
  private static func parts(of value: JSONValue, _ endpoint: EndpointModel) -> String {
    let parts = (value.objectValue ?? JSONObject()).map { name, value in
      let parameter = endpoint.parameters.first { $0.field.wireName.text == name }
      let isFile = parameter?.field.type == .scalar(.file)
      let type = isFile ? "image/png" : parameter?.partEncoding?.mediaType
      return Multipart.head(
        name: name,
        filename: isFile ? "\(name).png" : nil,
        contentType: type,
        boundary: "…"
      ) + (value.stringValue ?? value.description) + "\r\n"
    }
    return (parts.joined() + "--…--").replacing("\r\n", with: "\n")
  }
}
