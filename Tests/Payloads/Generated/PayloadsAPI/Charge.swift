// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Charge: MemberwiseEquatable, Identifiable, Sendable, WireDecodable, WireEncodable {
  public let amount: Int
  public let amountCaptured: Int
  public let amountRefunded: Int
  public let application: String?
  public let balanceTransaction: String?
  public let billingDetails: BillingDetails
  public let captured: Bool
  public let created: Int
  public let currency: String
  public let customer: String?
  public let description: String?
  public let disputed: Bool
  public let failureCode: String?
  public let failureMessage: String?
  public let id: String
  public let livemode: Bool
  public let outcome: ChargeOutcome?
  public let paid: Bool
  public let paymentIntent: String?
  public let paymentMethod: String?
  public let paymentMethodDetails: PaymentMethodDetails?
  public let receiptEmail: String?
  public let receiptURL: String?
  public let refunded: Bool
  public let statementDescriptor: String?
  public let status: String

  public init(
    amount: Int,
    amountCaptured: Int,
    amountRefunded: Int,
    application: String? = nil,
    balanceTransaction: String? = nil,
    billingDetails: BillingDetails,
    captured: Bool,
    created: Int,
    currency: String,
    customer: String? = nil,
    description: String? = nil,
    disputed: Bool,
    failureCode: String? = nil,
    failureMessage: String? = nil,
    id: String,
    livemode: Bool,
    outcome: ChargeOutcome? = nil,
    paid: Bool,
    paymentIntent: String? = nil,
    paymentMethod: String? = nil,
    paymentMethodDetails: PaymentMethodDetails? = nil,
    receiptEmail: String? = nil,
    receiptURL: String? = nil,
    refunded: Bool,
    statementDescriptor: String? = nil,
    status: String
  ) {
    self.amount = amount
    self.amountCaptured = amountCaptured
    self.amountRefunded = amountRefunded
    self.application = application
    self.balanceTransaction = balanceTransaction
    self.billingDetails = billingDetails
    self.captured = captured
    self.created = created
    self.currency = currency
    self.customer = customer
    self.description = description
    self.disputed = disputed
    self.failureCode = failureCode
    self.failureMessage = failureMessage
    self.id = id
    self.livemode = livemode
    self.outcome = outcome
    self.paid = paid
    self.paymentIntent = paymentIntent
    self.paymentMethod = paymentMethod
    self.paymentMethodDetails = paymentMethodDetails
    self.receiptEmail = receiptEmail
    self.receiptURL = receiptURL
    self.refunded = refunded
    self.statementDescriptor = statementDescriptor
    self.status = status
  }
}

// MARK: - Coding

extension Charge {
  private enum WireKey: ~Copyable {
    case amount
    case amountCaptured
    case amountRefunded
    case application
    case balanceTransaction
    case billingDetails
    case captured
    case created
    case currency
    case customer
    case description
    case disputed
    case failureCode
    case failureMessage
    case id
    case livemode
    case outcome
    case paid
    case paymentIntent
    case paymentMethod
    case paymentMethodDetails
    case receiptEmail
    case receiptURL
    case refunded
    case statementDescriptor
    case status
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("amount required", as: .amount)
    keys.add("amount_captured required", as: .amountCaptured)
    keys.add("amount_refunded required", as: .amountRefunded)
    keys.add("application", as: .application)
    keys.add("balance_transaction", as: .balanceTransaction)
    keys.add("billing_details required", as: .billingDetails)
    keys.add("captured required", as: .captured)
    keys.add("created required", as: .created)
    keys.add("currency required", as: .currency)
    keys.add("customer", as: .customer)
    keys.add("description", as: .description)
    keys.add("disputed required", as: .disputed)
    keys.add("failure_code", as: .failureCode)
    keys.add("failure_message", as: .failureMessage)
    keys.add("id required", as: .id)
    keys.add("livemode required", as: .livemode)
    keys.add("outcome", as: .outcome)
    keys.add("paid required", as: .paid)
    keys.add("payment_intent", as: .paymentIntent)
    keys.add("payment_method", as: .paymentMethod)
    keys.add("payment_method_details", as: .paymentMethodDetails)
    keys.add("receipt_email", as: .receiptEmail)
    keys.add("receipt_url", as: .receiptURL)
    keys.add("refunded required", as: .refunded)
    keys.add("statement_descriptor", as: .statementDescriptor)
    keys.add("status required", as: .status)
  }

  public init?(from json: inout JSONReader) {
    var amount = 0
    var amountCaptured = 0
    var amountRefunded = 0
    var application: String?
    var balanceTransaction: String?
    var billingDetails: BillingDetails?
    var captured = false
    var created = 0
    var currency = ""
    var customer: String?
    var description: String?
    var disputed = false
    var failureCode: String?
    var failureMessage: String?
    var id = ""
    var livemode = false
    var outcome: ChargeOutcome?
    var paid = false
    var paymentIntent: String?
    var paymentMethod: String?
    var paymentMethodDetails: PaymentMethodDetails?
    var receiptEmail: String?
    var receiptURL: String?
    var refunded = false
    var statementDescriptor: String?
    var status = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .amount: json.int(&amount)
      case .amountCaptured: json.int(&amountCaptured)
      case .amountRefunded: json.int(&amountRefunded)
      case .application: json.string(&application)
      case .balanceTransaction: json.string(&balanceTransaction)
      case .billingDetails: json.value(&billingDetails)
      case .captured: json.bool(&captured)
      case .created: json.int(&created)
      case .currency: json.string(&currency)
      case .customer: json.string(&customer)
      case .description: json.string(&description)
      case .disputed: json.bool(&disputed)
      case .failureCode: json.string(&failureCode)
      case .failureMessage: json.string(&failureMessage)
      case .id: json.string(&id)
      case .livemode: json.bool(&livemode)
      case .outcome: json.value(&outcome)
      case .paid: json.bool(&paid)
      case .paymentIntent: json.string(&paymentIntent)
      case .paymentMethod: json.string(&paymentMethod)
      case .paymentMethodDetails: json.value(&paymentMethodDetails)
      case .receiptEmail: json.string(&receiptEmail)
      case .receiptURL: json.string(&receiptURL)
      case .refunded: json.bool(&refunded)
      case .statementDescriptor: json.string(&statementDescriptor)
      case .status: json.string(&status)
      }
    }
    guard json.finish(&object), let billingDetails else { return nil }
    self.init(
      amount: amount,
      amountCaptured: amountCaptured,
      amountRefunded: amountRefunded,
      application: application,
      balanceTransaction: balanceTransaction,
      billingDetails: billingDetails,
      captured: captured,
      created: created,
      currency: currency,
      customer: customer,
      description: description,
      disputed: disputed,
      failureCode: failureCode,
      failureMessage: failureMessage,
      id: id,
      livemode: livemode,
      outcome: outcome,
      paid: paid,
      paymentIntent: paymentIntent,
      paymentMethod: paymentMethod,
      paymentMethodDetails: paymentMethodDetails,
      receiptEmail: receiptEmail,
      receiptURL: receiptURL,
      refunded: refunded,
      statementDescriptor: statementDescriptor,
      status: status
    )
  }
}

extension Charge {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("amount", amount)
    json.field("amount_captured", amountCaptured)
    json.field("amount_refunded", amountRefunded)
    json.field("application", application)
    json.field("balance_transaction", balanceTransaction)
    json.field("billing_details", billingDetails)
    json.field("captured", captured)
    json.field("created", created)
    json.field("currency", currency)
    json.field("customer", customer)
    json.field("description", description)
    json.field("disputed", disputed)
    json.field("failure_code", failureCode)
    json.field("failure_message", failureMessage)
    json.field("id", id)
    json.field("livemode", livemode)
    json.field("outcome", outcome)
    json.field("paid", paid)
    json.field("payment_intent", paymentIntent)
    json.field("payment_method", paymentMethod)
    json.field("payment_method_details", paymentMethodDetails)
    json.field("receipt_email", receiptEmail)
    json.field("receipt_url", receiptURL)
    json.field("refunded", refunded)
    json.field("statement_descriptor", statementDescriptor)
    json.field("status", status)
    json.endObject()
  }
}

// MARK: - Equality

extension Charge {
  public static func areEqual(_ one: Charge, _ other: Charge) -> Bool {
    guard Equality.of(one.amount, other.amount),
      Equality.of(one.amountCaptured, other.amountCaptured),
      Equality.of(one.amountRefunded, other.amountRefunded),
      Equality.of(one.application, other.application),
      Equality.of(one.balanceTransaction, other.balanceTransaction),
      Equality.of(one.billingDetails, other.billingDetails),
      Equality.of(one.captured, other.captured),
      Equality.of(one.created, other.created),
      Equality.of(one.currency, other.currency),
      Equality.of(one.customer, other.customer),
      Equality.of(one.description, other.description),
      Equality.of(one.disputed, other.disputed),
      Equality.of(one.failureCode, other.failureCode),
      Equality.of(one.failureMessage, other.failureMessage),
      Equality.of(one.id, other.id),
      Equality.of(one.livemode, other.livemode),
      Equality.of(one.outcome, other.outcome),
      Equality.of(one.paid, other.paid),
      Equality.of(one.paymentIntent, other.paymentIntent),
      Equality.of(one.paymentMethod, other.paymentMethod),
      Equality.of(one.paymentMethodDetails, other.paymentMethodDetails),
      Equality.of(one.receiptEmail, other.receiptEmail),
      Equality.of(one.receiptURL, other.receiptURL),
      Equality.of(one.refunded, other.refunded),
      Equality.of(one.statementDescriptor, other.statementDescriptor),
      Equality.of(one.status, other.status)
    else { return false }
    return true
  }
}
