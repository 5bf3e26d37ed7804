import Foundation

/// What the examples of a spec hold, as a generated module of fixtures gives it: `Draw.examples.twoCards`.
///
/// The spec's examples are checked against its types when the module is generated, so that one which cannot be read is a
/// module that was changed by hand: these functions stop the program then, and say which.
extension [Example] {
  /// The value of an example whose body is JSON.
  ///
  /// - Parameters:
  ///   - name: the example's name in the spec.
  ///   - endpoint: the endpoint that it is an example of, `"Deck.draw"`.
  public func value<Value: WireDecodable & Sendable>(
    _ name: String,
    of endpoint: String
  ) -> Value {
    value(name, of: endpoint, .json)
  }

  /// The value of an example.
  ///
  /// - Parameters:
  ///   - name: the example's name in the spec.
  ///   - endpoint: the endpoint that it is an example of, `"Deck.draw"`.
  ///   - format: how its body is decoded.
  public func value<Value>(
    _ name: String,
    of endpoint: String,
    _ format: ResponseFormat<Value>
  ) -> Value {
    let example = example(name, of: endpoint)
    return example.decoded(example.response.body, format)
  }

  /// The values of an example whose response is a stream of JSON.
  ///
  /// - Parameters:
  ///   - name: the example's name in the spec.
  ///   - endpoint: the endpoint that it is an example of, `"Ticks.watch"`.
  public func values<Value: WireDecodable & Sendable>(
    _ name: String,
    of endpoint: String
  ) -> [Value] {
    values(name, of: endpoint, .json)
  }

  /// The values of an example whose response is a stream.
  ///
  /// - Parameters:
  ///   - name: the example's name in the spec.
  ///   - endpoint: the endpoint that it is an example of, `"Ticks.watch"`.
  ///   - format: how an element is decoded.
  public func values<Value>(
    _ name: String,
    of endpoint: String,
    _ format: ResponseFormat<Value>
  ) -> [Value] {
    let example = example(name, of: endpoint)
    return example.elements.map { example.decoded(Data($0.utf8), format) }
  }

  private func example(_ name: String, of endpoint: String) -> Example {
    guard let example = first(where: { $0.name == name && $0.endpoint == endpoint }) else {
      preconditionFailure("\(endpoint) has no example \(name)")
    }
    return example
  }
}

extension Example {
  fileprivate func decoded<Value>(_ body: Data, _ format: ResponseFormat<Value>) -> Value {
    do throws(JSONFailure) {
      return try format.decode(body, status: response.status).value
    } catch {
      preconditionFailure("The example \(name) of \(endpoint) cannot be read: \(error)")
    }
  }
}
