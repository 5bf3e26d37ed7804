// Stands in for swift-http-types.

public struct HTTPRequest {}
public struct HTTPResponse {}
public struct HTTPField {}
