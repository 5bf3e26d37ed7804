/// How a client sends the requests of an endpoint.
package struct CallPolicy: Equatable, Sendable {
  package enum Cache: String, Sendable { case `default`, reload, only }

  package enum Redirects: String, Sendable { case follow, `return` }

  package let cache: Cache
  /// Nil to use the default of the method.
  package let isIdempotent: Bool?
  package let redirects: Redirects
  /// In seconds.
  package let timeout: Double?

  init(_ spec: EndpointDefinition, _ defaults: DefaultsSpec) {
    cache = spec.cache.flatMap { Cache(rawValue: $0.value) } ?? .default
    isIdempotent = spec.isIdempotent?.value
    redirects = spec.redirects.flatMap { Redirects(rawValue: $0.value) } ?? .follow
    timeout = (spec.timeout ?? defaults.timeout)?.value
  }
}
