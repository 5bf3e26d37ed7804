import EndpointJSON

/// What a run of `generate` came to, so that the next one can tell the same without doing it again.
///
/// It says: from these inputs come these outputs. So it does not grow old; it only stops to fit what is there.
struct RunRecord: Equatable {
  struct Module: Equatable {
    let name: String
    let fileCount: Int
  }

  /// The fingerprint of all that files are generated from.
  let inputs: String
  /// The fingerprint of the files that were generated.
  let outputs: String
  let modules: [Module]
  /// The modules whose other files are left over; nil stands for all.
  let scope: Set<String>?
  /// Warnings and notes, which are told by every run.
  let reports: [Report]
}

extension RunRecord {
  /// The record as a file: the fingerprint of the rest, by which damage is noticed, and the rest.
  var text: String {
    var members: [(String, JSONValue)] = [
      ("inputs", .string(inputs)),
      ("outputs", .string(outputs)),
      ("modules", .array(modules.map(\.json))),
      ("reports", .array(reports.map(\.recorded))),
    ]
    if let scope { members.append(("scope", .array(scope.sorted().map(JSONValue.string)))) }
    let json = JSONValue.object(JSONObject(members)).description
    return "\(Fingerprint.digits(of: json))\n\(json)\n"
  }

  /// Reads the text of a record; nil if it is none, or damaged.
  init?(parsing text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count == 3, lines[2].isEmpty, lines[0] == Fingerprint.digits(of: lines[1]) else {
      return nil
    }
    do throws(JSONFailure) {
      self.init(try JSONValue(parsing: lines[1].utf8))
    } catch {
      return nil
    }
  }

  private init?(_ json: JSONValue) {
    guard let inputs = json["inputs"]?.stringValue, let outputs = json["outputs"]?.stringValue,
      let modules = json["modules"]?.arrayValue, let reports = json["reports"]?.arrayValue
    else { return nil }
    self.inputs = inputs
    self.outputs = outputs
    self.modules = modules.compactMap(Module.init)
    self.reports = reports.compactMap(Report.init(recorded:))
    scope = json["scope"]?.arrayValue.map { Set($0.compactMap(\.stringValue)) }
    guard self.modules.count == modules.count, self.reports.count == reports.count else {
      return nil
    }
  }
}

extension RunRecord.Module {
  fileprivate var json: JSONValue {
    .object(JSONObject([("name", .string(name)), ("files", .number(JSONNumber(fileCount)))]))
  }

  fileprivate init?(_ json: JSONValue) {
    guard let name = json["name"]?.stringValue, let count = json["files"]?.intValue else {
      return nil
    }
    self.init(name: name, fileCount: count)
  }
}
