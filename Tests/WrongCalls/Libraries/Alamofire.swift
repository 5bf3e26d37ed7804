// Stands in for Alamofire.

public class Session {}
public class Request {}
public final class DataRequest: Request {}
public struct HTTPHeaders {}
public struct HTTPMethod {}
public typealias Parameters = [String: any Sendable]
public final class Interceptor {}
public final class RetryPolicy {}
