// Compiled into each module that is checked for iOS, tvOS, watchOS or visionOS: what their Foundation lacks.

@available(*, unavailable, message: "only macOS and Linux have it")
final class Process {}
