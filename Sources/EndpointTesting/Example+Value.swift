import EndpointRuntime
import Foundation

/// Decodes the examples of a spec for a generated fixtures module: `Draw.examples.twoCards`.
///
/// The generator checks examples against their types. If one does not decode, the module was changed by hand, and these
/// functions stop the program with a message.
@_spi(Generated) extension [Example] {
  /// Decodes an example with a JSON body.
  ///
  /// - Parameters:
  ///   - name: The example's name in the spec.
  ///   - endpoint: The endpoint's name in the spec, such as `"Deck.draw"`.
  public func value<Value: JSONReadable & Sendable>(
    _ name: String,
    of endpoint: String
  ) -> Value {
    value(name, of: endpoint, .json)
  }

  /// Decodes an example.
  ///
  /// - Parameters:
  ///   - name: The example's name in the spec.
  ///   - endpoint: The endpoint's name in the spec, such as `"Deck.draw"`.
  ///   - format: How to decode the body.
  public func value<Value>(
    _ name: String,
    of endpoint: String,
    _ format: ResponseFormat<Value>
  ) -> Value {
    let example = example(name, of: endpoint)
    return example.decoded { () throws(JSONFailure) in
      try format.decode(example.response.body, status: example.response.status).value
    }
  }

  /// Decodes the elements of an example whose response is a stream of JSON.
  ///
  /// - Parameters:
  ///   - name: The example's name in the spec.
  ///   - endpoint: The endpoint's name in the spec, such as `"Ticks.watch"`.
  public func values<Value: JSONReadable & Sendable>(
    _ name: String,
    of endpoint: String
  ) -> [Value] {
    values(name, of: endpoint, .json)
  }

  /// Decodes the elements of an example whose response is a stream.
  ///
  /// - Parameters:
  ///   - name: The example's name in the spec.
  ///   - endpoint: The endpoint's name in the spec, such as `"Ticks.watch"`.
  ///   - format: How to decode an element.
  public func values<Value>(
    _ name: String,
    of endpoint: String,
    _ format: ResponseFormat<Value>
  ) -> [Value] {
    let example = example(name, of: endpoint)
    return example.elements.map { element in
      example.decoded { () throws(JSONFailure) in try format.decode(element) }
    }
  }

  private func example(_ name: String, of endpoint: String) -> Example {
    guard let example = first(where: { $0.name == name && $0.endpoint == endpoint }) else {
      preconditionFailure("\(endpoint) has no example \(name)")
    }
    return example
  }
}

extension Example {
  fileprivate func decoded<Value>(_ decode: () throws(JSONFailure) -> Value) -> Value {
    do throws(JSONFailure) {
      return try decode()
    } catch {
      preconditionFailure("The example \(name) of \(endpoint) cannot be decoded: \(error)")
    }
  }
}
