import EndpointJSON
import EndpointSpec

extension Report {
  /// The report with all that is needed to print it again, in any style.
  var recorded: JSONValue {
    var members: [(String, JSONValue)] = [
      ("severity", .string(severity.rawValue)), ("rule", .string(rule)),
      ("message", .string(message)), ("location", location.recorded),
      ("related", .array(related.map(\.recorded))),
    ]
    if let hint { members.append(("hint", .string(hint))) }
    return .object(JSONObject(members))
  }

  init?(recorded json: JSONValue) {
    guard let severity = json["severity"]?.stringValue.flatMap(Diagnostic.Severity.init),
      let rule = json["rule"]?.stringValue, let message = json["message"]?.stringValue,
      let location = json["location"].flatMap(Location.init(recorded:)),
      let related = json["related"]?.arrayValue
    else { return nil }
    let readable = related.compactMap(Related.init(recorded:))
    guard readable.count == related.count else { return nil }
    let hint = json["hint"]?.stringValue
    self.init(severity, rule: rule, message, at: location, hint: hint, related: readable)
  }
}

extension Report.Related {
  fileprivate var recorded: JSONValue {
    .object(JSONObject([("message", .string(message)), ("location", location.recorded)]))
  }

  fileprivate init?(recorded json: JSONValue) {
    guard let message = json["message"]?.stringValue,
      let location = json["location"].flatMap(Location.init(recorded:))
    else { return nil }
    self.init(message: message, location: location)
  }
}

extension Location {
  fileprivate var recorded: JSONValue {
    var members: [(String, JSONValue)] = [
      ("path", .string(path)), ("length", .number(JSONNumber(length))),
    ]
    if let line { members.append(("line", .number(JSONNumber(line)))) }
    if let column { members.append(("column", .number(JSONNumber(column)))) }
    if let source { members.append(("source", source.recorded)) }
    return .object(JSONObject(members))
  }

  fileprivate init?(recorded json: JSONValue) {
    guard let path = json["path"]?.stringValue, let length = json["length"]?.intValue else {
      return nil
    }
    let source = json["source"].flatMap(SourceExcerpt.init(recorded:))
    guard (source == nil) == (json["source"] == nil) else { return nil }
    self.init(
      path: path,
      line: json["line"]?.intValue,
      column: json["column"]?.intValue,
      length: length,
      source: source
    )
  }
}

extension SourceExcerpt {
  fileprivate var recorded: JSONValue {
    .object(
      JSONObject([
        ("text", .string(text)), ("padding", .string(padding)), ("rest", .number(JSONNumber(rest))),
      ])
    )
  }

  fileprivate init?(recorded json: JSONValue) {
    guard let text = json["text"]?.stringValue, let padding = json["padding"]?.stringValue,
      let rest = json["rest"]?.intValue
    else { return nil }
    self.text = text
    self.padding = padding
    self.rest = rest
  }
}
