// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime
import Foundation

/// A type that the app has.
public typealias Link = Foundation.URL
