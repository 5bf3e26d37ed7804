// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime
import MoneyKit

/// An amount with its currency.
public typealias Money = MoneyKit.Money

@available(*, deprecated, renamed: "Money")
public typealias Amount = Money
