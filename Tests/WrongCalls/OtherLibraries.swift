import Alamofire
import DeckOfCardsAPI
import HTTPTypes
import Logging
import Metrics

/// Names that `import DeckOfCardsAPI` leaves to other libraries. The compiler reports a name here
/// that becomes ambiguous.
struct OtherLibraries {
  let session: Session
  let request: Request
  let headers: HTTPHeaders
  let method: HTTPMethod
  let parameters: Parameters
  let interceptor: Interceptor
  let policy: RetryPolicy
  let sent: HTTPRequest
  let received: HTTPResponse
  let field: HTTPField
  let logger: Logging.Logger
  let counter: Metrics.Counter
  let gauge: Gauge
  let timer: Timer
}

/// Types that are not exported have a name in the namespace.
func ownNames() -> Bool {
  let request: DeckOfCards.Request<DeckInfo> = Deck.shuffle()
  return request == DeckOfCards.Request(.get, "/deck/new/shuffle/")
}

// expected-error@+1 {{cannot find type 'Middleware' in scope}}
struct Stamp: Middleware {}

// expected-error@+1 {{cannot find type 'Transport' in scope}}
struct Wire: Transport {}

// expected-error@+1 {{cannot find type 'JSONReader' in scope}}
func read(_ reader: JSONReader) {}
