// Stands in for the module of swift-log.

public struct Logger {}
