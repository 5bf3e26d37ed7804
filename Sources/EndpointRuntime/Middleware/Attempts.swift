extension Next {
  /// Numbers the attempts of one call in its requests.
  func countingAttempts() -> Next {
    let attempts = Attempts()
    return Next { request in
      var request = request
      request.attempt = attempts.next()
      return try await self(request)
    }
  }
}

/// Counts the attempts of one call, which run one after the other.
private final class Attempts: @unchecked Sendable {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}
