import EndpointJSON
import EndpointJudge
import EndpointSpec

/// The values that differ, as far as edits of the spec depend on them.
struct DriftSamples {
  /// The values of one finding.
  struct Sample {
    /// Distinct values, in order of first occurrence.
    fileprivate(set) var values: [JSONValue] = []
    /// Whether there were more values than the limit.
    fileprivate(set) var isCut = false
    fileprivate(set) var status = 0
    /// Whether a response has a body that is not JSON.
    fileprivate(set) var hasOtherBody = false
    fileprivate(set) var parameter = ObservedParameter()
    /// The path of the first value in its body.
    fileprivate(set) var path: [JSONPath.Component] = []
    fileprivate(set) var place: TypeInference.Place?
  }

  private var samples: [DriftKey: Sample] = [:]
  private var statuses: [Int: TypeInference.Place] = [:]
  private(set) var types = TypeInference()

  /// The maximum number of stored values. More would not change an edit.
  private static let mostValues = 32

  subscript(key: DriftKey) -> Sample? { samples[key] }

  mutating func add(_ findings: [DriftFinding], of exchange: Exchange) {
    lazy var response = exchange.responseBody.json
    lazy var request = exchange.requestBody.json
    for finding in findings {
      switch finding.value {
      case nil: continue
      case .response(let path):
        add(response?.part(at: path[...])?.value, at: path, exchange, finding)
      case .request(let path):
        add(request?.part(at: path[...])?.value, at: path, exchange, finding)
      case .parameter(let name):
        let texts = exchange.url.query.filter { $0.name == name }.map(\.text)
        samples[finding.key, default: Sample()].parameter.add(texts)
      }
    }
  }

  private mutating func add(
    _ value: JSONValue?,
    at path: [JSONPath.Component],
    _ exchange: Exchange,
    _ finding: DriftFinding
  ) {
    var sample = samples.removeValue(forKey: finding.key) ?? Sample()
    defer { samples[finding.key] = sample }
    if sample.path.isEmpty { sample.path = path }
    sample.status = exchange.status
    guard let value else {
      if case .bytes = exchange.responseBody { sample.hasOtherBody = true }
      return
    }
    if let place = sample.place ?? place(for: finding, at: path, exchange.status) {
      sample.place = place
      types.observe(value, at: place)
    }
    guard !sample.values.contains(value) else { return }
    if sample.values.count < Self.mostValues {
      sample.values.append(value)
    } else {
      sample.isCut = true
    }
  }

  /// The place for type inference: one for each new field, and one for each status.
  private mutating func place(
    for finding: DriftFinding,
    at path: [JSONPath.Component],
    _ status: Int
  ) -> TypeInference.Place? {
    switch finding.kind {
    case .undeclaredField, .undeclaredArgument:
      guard case .key(let key)? = path.last else { return nil }
      return types.addPlace(TypeInference.PlaceName(key))
    case .undeclaredStatus where status < 400:
      return types.addPlace(TypeInference.PlaceName(Self.receiver(of: finding)))
    case .undeclaredStatus:
      if let place = statuses[status] { return place }
      let place = types.addPlace(TypeInference.PlaceName("Problem"))
      statuses[status] = place
      return place
    case .wrongType, .wrongFormat: return types.addPlace(TypeInference.PlaceName("Value"))
    case .mediaType where finding.level == .care:
      return types.addPlace(TypeInference.PlaceName(Self.receiver(of: finding)))
    default: return nil
    }
  }

  private static func receiver(of finding: DriftFinding) -> String {
    String(finding.subject.prefix { $0 != "." && $0 != " " })
  }
}

extension Exchange.Body {
  /// The body as JSON. Nil for other bodies.
  fileprivate var json: JSONNode? {
    guard case .bytes(let bytes) = self else { return nil }
    return try? JSONNode.parse(bytes)
  }
}
