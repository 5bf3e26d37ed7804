/// A type that the app provides.
package struct ExternalModel: Equatable, Sendable {
  /// The Swift name: `Money`, or `Money.Amount`.
  package let name: String
  /// The module that declares the type.
  package let module: String
  /// The scalar of its values on the wire. `json` if the spec does not declare it.
  package let wire: Scalar

  /// `MoneyKit.Money`
  package var fullName: String { "\(module).\(name)" }
}
