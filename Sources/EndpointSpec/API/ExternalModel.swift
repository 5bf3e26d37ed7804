/// A type that the app has.
package struct ExternalModel: Equatable, Sendable {
  /// Its name in Swift: `Money`, or `Money.Amount`.
  package let name: String
  /// The module that declares it.
  package let module: String
  /// The scalar that its values have on the wire; `json` where the spec does not say it.
  package let wire: Scalar

  package init(name: String, module: String, wire: Scalar) {
    self.name = name
    self.module = module
    self.wire = wire
  }

  /// `MoneyKit.Money`
  package var fullName: String { "\(module).\(name)" }
}
