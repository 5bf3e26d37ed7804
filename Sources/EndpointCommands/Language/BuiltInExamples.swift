// Written by the tests (RECORD=1). Do not edit.

/// The examples of the reference of the spec language.
let builtInExamples = ###"""
  ### spec.$schema
  {
    "$schema": "endpoints.schema.json",
    "api": "Shop",
    "servers": { "production": "https://shop.example.com" }
  }
  - Added or removed: no finding
  ### spec.api
  { "api": "Shop", "servers": { "production": "https://shop.example.com" } }
  | public enum Shop: API {
  |   /// The errors of the API.
  |   public enum Failure: ServiceFailure { /* … */ }
  | }
  = unchanged
  - Added or removed: no finding
  - Changed to `"BookShop"`: the API is now called "BookShop", no longer "Shop". Safe for shipped apps, breaking for source code (`generator-option-changed`)
  ### spec.version
  { "version": "2.1.0" }
  | extension Shop {
  |   public static let version = "2.1.0"
  | }
  - Added or removed: no finding
  ### spec.summary
  { "summary": "A shop for used books." }
  | /// A shop for used books.
  | public enum Shop: API { /* … */ }
  - Added, removed or changed to `"A shop for all books."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### spec.description
  {
    "summary": "A shop for used books.",
    "description": "Prices are in euros.\n\nBooks ship within Europe."
  }
  | /// A shop for used books.
  | ///
  | /// Prices are in euros.
  | ///
  | /// Books ship within Europe.
  | public enum Shop: API { /* … */ }
  - Added, removed or changed to `"Prices are in euros and include tax."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### spec.servers
  {
    "servers": {
      "production": "https://shop.example.com",
      "staging": "https://staging.shop.example.com"
    }
  }
  | extension Server<Shop> {
  |   public static var staging: Self
  | }
  - Added: the server "staging" is new. Safe for shipped apps and source code (`server-changed`)
  - Removed: the server "staging" was removed. Care for shipped apps, breaking for source code (`server-changed`)
  - Changed to `{ "production": "https://api.shop.example.com" }`:
  -   - the server "staging" was removed. Care for shipped apps, breaking for source code (`server-changed`)
  -   - the server "production" changed. Care for shipped apps, safe for source code (`server-changed`)
  ### spec.authentication
  {
    "authentication": { "token": "bearer" },
    "endpoints": {
      "Orders.list": {
        "path": "/orders",
        "response": "[string]",
        "authentication": "token"
      }
    }
  }
  | extension Shop {
  |   public static let authentication: [String: AuthenticationScheme] = [
  |     "token": .bearer
  |   ]
  | }
  > GET /orders HTTP/1.1
  > Host: shop.example.com
  > Authorization: Bearer 7f9a
  - Changed to `{ "token": "basic" }`: the scheme "token" is sent differently. Breaking for shipped apps, care for source code (`auth-added-or-tightened`)
  ### spec.defaults
  {
    "defaults": { "timeout": 30, "headers": { "Accept-Language": "en" } },
    "endpoints": { "Books.list": { "path": "/books", "response": "[string]" } }
  }
  | extension Shop {
  |   public static let policy = RequestPolicy(timeout: 30)
  | }
  > GET /books HTTP/1.1
  > Host: shop.example.com
  > Accept-Language: en
  - Added:
  -   - "Accept-Language" is now always sent as "en". Care for shipped apps, safe for source code (`param-added-required`)
  -   - the timeout changed from the default to 30 seconds. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  - Removed:
  -   - "Accept-Language" was removed. Care for shipped apps, safe for source code (`param-removed`)
  -   - the timeout changed from 30 seconds to the default. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  - Changed to `{ "timeout": 10, "headers": { "Accept-Language": "en" } }`: the timeout changed from 30 seconds to 10 seconds. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  ### spec.swift
  {
    "swift": { "access": "internal", "mutable": true },
    "types": { "Book": { "fields": { "title": "string" } } },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | struct Book: Equatable, Sendable, WireDecodable {
  |   var title: String
  | }
  |
  | enum Books {
  |   /// `GET /books`
  |   static func list() -> Shop.Request<[Book]>
  | }
  |
  | enum Shop: API {
  |   /// The endpoints of `Books`.
  |   typealias Books = ShopAPI.Books
  |   /// The errors of the API.
  |   enum Failure: ServiceFailure { /* … */ }
  | }
  |
  | extension Server<Shop> {
  |   static var production: Self
  | }
  - Added:
  -   - the access of declarations changed from public to internal. Safe for shipped apps, breaking for source code (`generator-option-changed`)
  -   - "mutable" is now enabled. Safe for shipped apps and source code (`generator-option-changed`)
  - Removed:
  -   - "mutable" is now disabled. Safe for shipped apps, breaking for source code (`generator-option-changed`)
  -   - the access of declarations changed from internal to public. Safe for shipped apps and source code (`generator-option-changed`)
  - Changed to `{ "mutable": true }`: the access of declarations changed from internal to public. Safe for shipped apps and source code (`generator-option-changed`)
  ### spec.errors
  {
    "errors": { "404": { "case": "missing", "type": "Problem" }, "409": "sold" },
    "types": { "Problem": { "fields": { "message": "string" } } },
    "endpoints": { "Books.buy": { "method": "POST", "path": "/buy" } }
  }
  | public struct Problem: Equatable, Sendable, WireDecodable {
  |   public let message: String
  |   public init(message: String)
  | }
  |
  | extension Shop {
  |   /// The errors of the API.
  |   public indirect enum Failure: ServiceFailure {
  |     case missing(Problem)
  |     case sold
  |   }
  | }
  < HTTP/1.1 404
  < Content-Type: application/json
  <
  < { "message": "There is no such book." }
  - Added:
  -   - the failure "missing" is new. Care for shipped apps, breaking for source code (`error-case-added`)
  -   - the failure "sold" is new. Care for shipped apps, breaking for source code (`error-case-added`)
  - Removed:
  -   - the failure "missing" was removed. Safe for shipped apps, breaking for source code (`error-case-removed`)
  -   - the failure "sold" was removed. Safe for shipped apps, breaking for source code (`error-case-removed`)
  - Changed to `{ "404": { "case": "missing", "type": "Problem" } }`: the failure "sold" was removed. Safe for shipped apps, breaking for source code (`error-case-removed`)
  ### spec.receivers
  {
    "receivers": { "Books": { "summary": "The catalogue of the shop." } },
    "endpoints": { "Books.list": { "path": "/books", "response": "[string]" } }
  }
  | /// The catalogue of the shop.
  | public enum Books { /* … */ }
  - Added, removed or changed to `{ "Books": { "summary": "All books." } }`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### spec.types
  {
    "types": { "Book": { "fields": { "title": "string", "price": "decimal" } } },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | extension Book {
  |   public let price: Decimal
  |   public init(title: String, price: Decimal)
  | }
  < [{ "title": "Emma", "price": 7.5 }]
  - Changed to `{ "Book": { "fields": { "title": "string" } } }`: "price" was removed. Breaking for shipped apps and source code (`resp-field-removed-required`)
  ### spec.endpoints
  { "endpoints": { "Books.list": { "path": "/books", "response": "[string]" } } }
  | public enum Books {
  |   /// `GET /books`
  |   public static func list() -> Shop.Request<[String]>
  | }
  |
  | extension Shop {
  |   /// The endpoints of `Books`.
  |   public typealias Books = ShopAPI.Books
  | }
  > GET /books HTTP/1.1
  > Host: shop.example.com
  < ["Emma", "Persuasion"]
  - Added: the endpoint is new. Safe for shipped apps and source code (`endpoint-added`)
  - Removed: the endpoint was removed. Breaking for shipped apps and source code (`endpoint-removed`)
  ### receiver.summary
  {
    "receivers": { "Books": { "summary": "The catalogue of the shop." } },
    "endpoints": { "Books.list": { "path": "/books", "response": "[string]" } }
  }
  | /// The catalogue of the shop.
  | public enum Books { /* … */ }
  - Added, removed or changed to `"All books."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### receiver.description
  {
    "receivers": {
      "Books": {
        "summary": "The catalogue of the shop.",
        "description": "It changes every night."
      }
    },
    "endpoints": { "Books.list": { "path": "/books", "response": "[string]" } }
  }
  | /// The catalogue of the shop.
  | ///
  | /// It changes every night.
  | public enum Books { /* … */ }
  - Added, removed or changed to `"It changes every hour."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### server.url
  {
    "servers": {
      "production": {
        "url": "https://shop.example.com/{version}",
        "variables": { "version": { "default": "v2" } }
      }
    },
    "endpoints": { "Books.list": { "path": "/books", "response": "[string]" } }
  }
  | extension Server<Shop> {
  |   public static func production(version: String = "v2") -> Self
  | }
  > GET /v2/books HTTP/1.1
  > Host: shop.example.com
  - Changed to `"https://books.example.com/{version}"`: the server "production" changed. Care for shipped apps, safe for source code (`server-changed`)
  ### server.variables
  {
    "servers": {
      "production": {
        "url": "https://{region}.example.com",
        "variables": { "region": { "default": "eu" } }
      }
    }
  }
  | extension Server<Shop> {
  |   public static func production(region: String = "eu") -> Self
  | }
  - Changed to `{ "region": { "default": "us" } }`: the server "production" changed. Safe for shipped apps and source code (`server-changed`)
  ### server.hosts
  {
    "servers": {
      "production": {
        "url": "https://shop.example.com",
        "hosts": { "files": "https://files.example.com" }
      }
    },
    "endpoints": {
      "Books.cover": { "path": "/cover", "response": "data", "host": "files" }
    }
  }
  | extension Server<Shop> {
  |   public static var production: Self
  | }
  > GET /cover HTTP/1.1
  > Host: files.example.com
  - Changed to `{ "files": "https://images.example.com" }`: the server "production" changed. Care for shipped apps, safe for source code (`server-changed`)
  ### server.summary
  {
    "servers": {
      "production": {
        "url": "https://shop.example.com",
        "summary": "The shop that customers use."
      }
    }
  }
  | extension Server<Shop> {
  |   /// The shop that customers use.
  |   public static var production: Self
  | }
  - Added, removed or changed to `"The live shop."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### serverVariable.default
  {
    "servers": {
      "production": {
        "url": "https://{region}.example.com",
        "variables": { "region": { "default": "eu" } }
      }
    }
  }
  | extension Server<Shop> {
  |   public static func production(region: String = "eu") -> Self
  | }
  - Added or changed to `"us"`: the server "production" changed. Safe for shipped apps and source code (`server-changed`)
  - Removed: the server "production" changed. Safe for shipped apps, breaking for source code (`server-changed`)
  ### serverVariable.enum
  {
    "servers": {
      "production": {
        "url": "https://{region}.example.com",
        "variables": { "region": { "enum": ["eu", "us"] } }
      }
    }
  }
  | extension Shop {
  |   /// The values that `region` may have in the URL of a server.
  |   public enum ServerRegion: String, CaseIterable, Sendable {
  |     case eu
  |     case us
  |   }
  | }
  |
  | extension Server<Shop> {
  |   public static func production(region: Shop.ServerRegion) -> Self
  | }
  - Added: the server "production" changed. Care for shipped apps, breaking for source code (`server-changed`)
  - Removed or changed to `["eu", "us", "asia"]`: the server "production" changed. Safe for shipped apps, breaking for source code (`server-changed`)
  ### authenticationKey.key
  {
    "authentication": { "app": { "key": "X-API-Key", "in": "header" } },
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "response": "[string]",
        "authentication": "app"
      }
    }
  }
  | extension Shop {
  |   public static let authentication: [String: AuthenticationScheme] = [
  |     "app": .key("X-API-Key", in: .header)
  |   ]
  | }
  > GET /books HTTP/1.1
  > Host: shop.example.com
  > X-API-Key: 7f9a
  - Changed to `"X-Shop-Key"`: the scheme "app" is sent differently. Breaking for shipped apps, care for source code (`auth-added-or-tightened`)
  ### authenticationKey.in
  {
    "authentication": { "app": { "key": "api_key", "in": "query" } },
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "response": "[string]",
        "authentication": "app"
      }
    }
  }
  | extension Shop {
  |   public static let authentication: [String: AuthenticationScheme] = [
  |     "app": .key("api_key", in: .query)
  |   ]
  | }
  > GET /books?api_key=7f9a HTTP/1.1
  > Host: shop.example.com
  - Changed to `"header"`: the scheme "app" is sent differently. Breaking for shipped apps, care for source code (`auth-added-or-tightened`)
  ### authenticationOAuth2.oauth2
  {
    "authentication": {
      "login": {
        "oauth2": {
          "scopes": { "read": "See orders.", "write": "Place orders." }
        }
      }
    },
    "endpoints": {
      "Orders.list": {
        "path": "/orders",
        "response": "[string]",
        "authentication": { "login": ["read"] }
      }
    }
  }
  > GET /orders HTTP/1.1
  > Host: shop.example.com
  > Authorization: Bearer 7f9a
  - Changed to `{ "scopes": { "read": "See orders." } }`: the scheme "login" has other details. Care for shipped apps, safe for source code (`auth-scheme-details-changed`)
  ### oauth2.scopes
  {
    "authentication": {
      "login": {
        "oauth2": {
          "scopes": { "read": "See orders.", "write": "Place orders." }
        }
      }
    },
    "endpoints": {
      "Orders.list": {
        "path": "/orders",
        "response": "[string]",
        "authentication": { "login": ["read"] }
      }
    }
  }
  - Changed to `{ "read": "See orders." }`: the scheme "login" has other details. Care for shipped apps, safe for source code (`auth-scheme-details-changed`)
  ### oauth2.authorizationURL
  {
    "authentication": {
      "login": {
        "oauth2": {
          "scopes": { "read": "See orders." },
          "authorizationURL": "https://shop.example.com/authorize"
        }
      }
    },
    "endpoints": {
      "Orders.list": {
        "path": "/orders",
        "response": "[string]",
        "authentication": "login"
      }
    }
  }
  - Added, removed or changed to `"https://login.example.com/authorize"`: the scheme "login" has other details. Care for shipped apps, safe for source code (`auth-scheme-details-changed`)
  ### oauth2.tokenURL
  {
    "authentication": {
      "login": {
        "oauth2": {
          "scopes": { "read": "See orders." },
          "tokenURL": "https://shop.example.com/token"
        }
      }
    },
    "endpoints": {
      "Orders.list": {
        "path": "/orders",
        "response": "[string]",
        "authentication": "login"
      }
    }
  }
  - Added, removed or changed to `"https://login.example.com/token"`: the scheme "login" has other details. Care for shipped apps, safe for source code (`auth-scheme-details-changed`)
  ### defaults.authentication
  {
    "authentication": { "token": "bearer" },
    "defaults": { "authentication": "token" },
    "endpoints": { "Orders.list": { "path": "/orders", "response": "[string]" } }
  }
  | extension Shop {
  |   public static let policy = RequestPolicy(authentication: .required("token"))
  | }
  > GET /orders HTTP/1.1
  > Host: shop.example.com
  > Authorization: Bearer 7f9a
  - Added: requests now need a credential. Breaking for shipped apps, care for source code (`auth-added-or-tightened`)
  - Removed: requests now need fewer credentials. Safe for shipped apps and source code (`auth-removed-or-loosened`)
  ### defaults.headers
  {
    "defaults": { "headers": { "Accept-Language": "en" } },
    "endpoints": { "Books.list": { "path": "/books", "response": "[string]" } }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list() -> Shop.Request<[String]>
  | }
  = unchanged
  > GET /books HTTP/1.1
  > Host: shop.example.com
  > Accept-Language: en
  - Added: "Accept-Language" is now always sent as "en". Care for shipped apps, safe for source code (`param-added-required`)
  - Removed: "Accept-Language" was removed. Care for shipped apps, safe for source code (`param-removed`)
  - Changed to `{ "Accept-Language": "de" }`: "Accept-Language" now defaults to "de" (before: "en"). Breaking for shipped apps, care for source code (`param-default-changed`)
  ### defaults.parameters
  {
    "defaults": {
      "parameters": {
        "currency": { "in": "query", "type": "string", "default": "EUR" }
      }
    },
    "endpoints": { "Books.list": { "path": "/books", "response": "[string]" } }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(currency: String = "EUR") -> Shop.Request<[String]>
  | }
  > GET /books?currency=EUR HTTP/1.1
  > Host: shop.example.com
  - Added: "currency" is new and optional. Care for shipped apps and source code (`param-added-optional`)
  - Removed: "currency" was removed. Care for shipped apps, breaking for source code (`param-removed`)
  - Changed to `{ "currency": { "in": "query", "type": "string", "default": "USD" } }`: "currency" now defaults to "USD" (before: "EUR"). Safe for shipped apps, care for source code (`param-default-changed`)
  ### defaults.date
  {
    "defaults": { "date": "unix" },
    "types": { "Order": { "fields": { "placed": "date" } } },
    "endpoints": { "Orders.list": { "path": "/orders", "response": "[Order]" } }
  }
  | extension Orders {
  |   /// `GET /orders`
  |   public static func list() -> Shop.Request<[Order]>
  | }
  = unchanged
  < [{ "placed": 1767225600 }]
  - Added, removed or changed to `"rfc3339"`: "placed" has another JSON form. Breaking for shipped apps, care for source code (`resp-format-changed`)
  ### defaults.timeout
  {
    "defaults": { "timeout": 30 },
    "endpoints": { "Books.list": { "path": "/books", "response": "[string]" } }
  }
  | extension Shop {
  |   public static let policy = RequestPolicy(timeout: 30)
  | }
  - Added: the timeout changed from the default to 30 seconds. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  - Removed: the timeout changed from 30 seconds to the default. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  - Changed to `10`: the timeout changed from 30 seconds to 10 seconds. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  ### defaults.query
  {
    "defaults": { "query": { "arrays": "brackets" } },
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "genres": "[string]" },
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(genres: [String]) -> Shop.Request<[String]>
  | }
  = unchanged
  > GET /books?genres%5B%5D=crime&genres%5B%5D=poetry HTTP/1.1
  > Host: shop.example.com
  - Added: "genres" is now encoded as brackets, no longer as repeat. Breaking for shipped apps, safe for source code (`param-encoding-changed`)
  - Removed: "genres" is now encoded as repeat, no longer as brackets. Breaking for shipped apps, safe for source code (`param-encoding-changed`)
  - Changed to `{ "arrays": "comma" }`: "genres" is now encoded as comma, no longer as brackets. Breaking for shipped apps, safe for source code (`param-encoding-changed`)
  ### defaults.at
  {
    "defaults": { "at": "data" },
    "endpoints": { "Books.list": { "path": "/books", "response": "[string]" } }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list() -> Shop.Request<[String]>
  | }
  = unchanged
  < { "data": ["Emma"] }
  - Added: the response is now read as json at data, no longer as json. Breaking for shipped apps, safe for source code (`resp-format-changed`)
  - Removed: the response is now read as json, no longer as json at data. Breaking for shipped apps, safe for source code (`resp-format-changed`)
  - Changed to `"result"`: the response is now read as json at result, no longer as json at data. Breaking for shipped apps, safe for source code (`resp-format-changed`)
  ### defaults.throttle
  {
    "defaults": { "at": "items", "throttle": "backoff" },
    "endpoints": { "Books.list": { "path": "/books", "response": "[string]" } }
  }
  | extension Shop {
  |   public static let throttle: JSONPath? = "backoff"
  | }
  < { "items": ["Emma"], "backoff": 10 }
  - Added: the throttle is now backoff. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  - Removed: the throttle is now off. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  - Changed to `"wait"`: the throttle is now wait. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  ### queryStyles.arrays
  {
    "defaults": { "query": { "arrays": "comma" } },
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "genres": "[string]" },
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(genres: [String]) -> Shop.Request<[String]>
  | }
  = unchanged
  > GET /books?genres=crime,poetry HTTP/1.1
  > Host: shop.example.com
  - Added: "genres" is now encoded as comma, no longer as repeat. Breaking for shipped apps, safe for source code (`param-encoding-changed`)
  - Removed or changed to `"repeat"`: "genres" is now encoded as repeat, no longer as comma. Breaking for shipped apps, safe for source code (`param-encoding-changed`)
  ### queryStyles.objects
  {
    "defaults": { "query": { "objects": "json" } },
    "types": { "PriceRange": { "fields": { "from": "int", "to": "int" } } },
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "price": "PriceRange" },
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(price: PriceRange) -> Shop.Request<[String]>
  | }
  = unchanged
  > GET /books?price=%7B%22from%22%3A5%2C%22to%22%3A20%7D HTTP/1.1
  > Host: shop.example.com
  - Added: "price" is now encoded as json, no longer as deepObject. Breaking for shipped apps, safe for source code (`param-encoding-changed`)
  - Removed: "price" is now encoded as deepObject, no longer as json. Breaking for shipped apps, safe for source code (`param-encoding-changed`)
  - Changed to `"flat"`: "price" is now encoded as flat, no longer as json. Breaking for shipped apps, safe for source code (`param-encoding-changed`)
  ### swift.module
  { "swift": { "module": "ShopClient" } }
  - Added: the module is now called "ShopClient", no longer "ShopAPI". Safe for shipped apps, breaking for source code (`generator-option-changed`)
  - Removed: the module is now called "ShopAPI", no longer "ShopClient". Safe for shipped apps, breaking for source code (`generator-option-changed`)
  - Changed to `"BookClient"`: the module is now called "BookClient", no longer "ShopClient". Safe for shipped apps, breaking for source code (`generator-option-changed`)
  ### swift.access
  {
    "swift": { "access": "package" },
    "types": { "Book": { "fields": { "title": "string" } } },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | package struct Book: Equatable, Sendable, WireDecodable {
  |   package let title: String
  |   package init(title: String)
  | }
  |
  | package enum Books {
  |   /// `GET /books`
  |   package static func list() -> Shop.Request<[Book]>
  | }
  |
  | package enum Shop: API {
  |   /// The endpoints of `Books`.
  |   package typealias Books = ShopAPI.Books
  |   /// The errors of the API.
  |   package enum Failure: ServiceFailure { /* … */ }
  | }
  |
  | extension Server<Shop> {
  |   package static var production: Self
  | }
  - Added: the access of declarations changed from public to package. Safe for shipped apps, breaking for source code (`generator-option-changed`)
  - Removed: the access of declarations changed from package to public. Safe for shipped apps and source code (`generator-option-changed`)
  - Changed to `"internal"`: the access of declarations changed from package to internal. Safe for shipped apps, breaking for source code (`generator-option-changed`)
  ### swift.mutable
  {
    "swift": { "mutable": true },
    "types": { "Book": { "fields": { "title": "string" } } },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | extension Book {
  |   public var title: String
  | }
  - Added: "mutable" is now enabled. Safe for shipped apps and source code (`generator-option-changed`)
  - Removed: "mutable" is now disabled. Safe for shipped apps, breaking for source code (`generator-option-changed`)
  ### swift.hashable
  {
    "swift": { "hashable": true },
    "types": { "Book": { "fields": { "title": "string" } } },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | public struct Book: Hashable, Sendable, WireDecodable {
  |   public let title: String
  |   public init(title: String)
  | }
  - Added: "hashable" is now enabled. Safe for shipped apps and source code (`generator-option-changed`)
  - Removed: "hashable" is now disabled. Safe for shipped apps, breaking for source code (`generator-option-changed`)
  ### swift.identifiable
  {
    "swift": { "identifiable": false },
    "types": { "Book": { "fields": { "id": "int", "title": "string" } } },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | public struct Book: Equatable, Sendable, WireDecodable {
  |   public let id: Int
  |   public let title: String
  |   public init(id: Int, title: String)
  | }
  - Added: "identifiable" is now disabled. Safe for shipped apps, breaking for source code (`generator-option-changed`)
  - Removed: "identifiable" is now enabled. Safe for shipped apps and source code (`generator-option-changed`)
  ### swift.optionalLast
  {
    "swift": { "optionalLast": true },
    "endpoints": {
      "Orders.add": {
        "method": "POST",
        "path": "/orders",
        "parameters": { "coupon": "string?" },
        "body": { "fields": { "book": "int" } }
      }
    }
  }
  | extension Orders {
  |   /// `POST /orders`
  |   public static func add(book: Int, coupon: String? = nil) -> Shop.Request<Void>
  | }
  - Added: "optionalLast" is now enabled. Safe for shipped apps, breaking for source code (`generator-option-changed`)
  - Removed: "optionalLast" is now disabled. Safe for shipped apps, breaking for source code (`generator-option-changed`)
  ### swift.codable
  {
    "swift": { "codable": "both" },
    "types": { "Book": { "fields": { "title": "string" } } },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | public struct Book: Equatable, Sendable, WireDecodable, WireEncodable {
  |   public let title: String
  |   public init(title: String)
  | }
  - Added: "codable" is now enabled. Safe for shipped apps and source code (`generator-option-changed`)
  - Removed: "codable" is now disabled. Safe for shipped apps, breaking for source code (`generator-option-changed`)
  ### swift.include
  {
    "swift": { "include": ["Books.*"] },
    "endpoints": {
      "Books.list": { "path": "/books", "response": "[string]" },
      "Orders.list": { "path": "/orders", "response": "[string]" }
    }
  }
  | // Only without the key:
  | public enum Orders {
  |   /// `GET /orders`
  |   public static func list() -> Shop.Request<[String]>
  | }
  |
  | extension Shop {
  |   /// The endpoints of `Orders`.
  |   public typealias Orders = ShopAPI.Orders
  | }
  - Added: the module no longer has `Orders.list`. Safe for shipped apps, breaking for source code (`generator-option-changed`)
  - Removed: the module now has `Orders.list`. Safe for shipped apps and source code (`generator-option-changed`)
  - Changed to `["Orders.*"]`: the module no longer has `Books.list`. Safe for shipped apps, breaking for source code (`generator-option-changed`)
  ### swift.exclude
  {
    "swift": { "exclude": ["Orders.list"] },
    "endpoints": {
      "Books.list": { "path": "/books", "response": "[string]" },
      "Orders.list": { "path": "/orders", "response": "[string]" }
    }
  }
  | // Only without the key:
  | public enum Orders {
  |   /// `GET /orders`
  |   public static func list() -> Shop.Request<[String]>
  | }
  |
  | extension Shop {
  |   /// The endpoints of `Orders`.
  |   public typealias Orders = ShopAPI.Orders
  | }
  - Added: the module no longer has `Orders.list`. Safe for shipped apps, breaking for source code (`generator-option-changed`)
  - Removed: the module now has `Orders.list`. Safe for shipped apps and source code (`generator-option-changed`)
  - Changed to `["Books.list"]`: the module no longer has `Books.list`. Safe for shipped apps, breaking for source code (`generator-option-changed`)
  ### deprecationObject.message
  {
    "endpoints": {
      "Books.all": {
        "path": "/all",
        "response": "[string]",
        "deprecated": { "message": "Use list." }
      }
    }
  }
  | extension Books {
  |   /// `GET /all`
  |   @available(*, deprecated, message: "Use list.")
  |   public static func all() -> Shop.Request<[String]>
  | }
  - Added, removed or changed to `"Use list, which has pages."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### deprecationObject.sunset
  {
    "endpoints": {
      "Books.all": {
        "path": "/all",
        "response": "[string]",
        "deprecated": { "message": "Use list.", "sunset": "2027-03-01" }
      }
    }
  }
  | extension Books {
  |   /// `GET /all`
  |   @available(*, deprecated, message: "Use list. May be removed after 2027-03-01.")
  |   public static func all() -> Shop.Request<[String]>
  | }
  - Added or removed: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  - Changed to `"2027-01-01"`: the sunset of the endpoint moved from 2027-03-01 to 2027-01-01. Care for shipped apps, safe for source code (`sunset-earlier-or-invalid`)
  ### limits.min
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "count": { "type": "int", "limits": { "min": 1 } } },
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   ///
  |   /// - Parameter count: At least 1.
  |   public static func list(count: Int) -> Shop.Request<[String]>
  | }
  - Added: the limits of "count" are now declared. Care for shipped apps, safe for source code (`constraint-declared`)
  - Removed: the limits of "count" allow more. Safe for shipped apps and source code (`param-constraint-loosened`)
  - Changed to `5`: the limits of "count" allow less. Breaking for shipped apps, safe for source code (`param-constraint-tightened`)
  ### limits.max
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "count": { "type": "int", "limits": { "max": 100 } } },
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   ///
  |   /// - Parameter count: At most 100.
  |   public static func list(count: Int) -> Shop.Request<[String]>
  | }
  - Added: the limits of "count" are now declared. Care for shipped apps, safe for source code (`constraint-declared`)
  - Removed: the limits of "count" allow more. Safe for shipped apps and source code (`param-constraint-loosened`)
  - Changed to `50`: the limits of "count" allow less. Breaking for shipped apps, safe for source code (`param-constraint-tightened`)
  ### limits.length
  {
    "endpoints": {
      "Books.search": {
        "path": "/books",
        "parameters": {
          "text": { "type": "string", "limits": { "length": "3...40" } }
        },
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   ///
  |   /// - Parameter text: 3 to 40 characters.
  |   public static func search(text: String) -> Shop.Request<[String]>
  | }
  - Added: the limits of "text" are now declared. Care for shipped apps, safe for source code (`constraint-declared`)
  - Removed or changed to `"1...40"`: the limits of "text" allow more. Safe for shipped apps and source code (`param-constraint-loosened`)
  ### limits.items
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": {
          "genres": { "type": "[string]", "limits": { "items": "1...5" } }
        },
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   ///
  |   /// - Parameter genres: 1 to 5 elements.
  |   public static func list(genres: [String]) -> Shop.Request<[String]>
  | }
  - Added: the limits of "genres" are now declared. Care for shipped apps, safe for source code (`constraint-declared`)
  - Removed: the limits of "genres" allow more. Safe for shipped apps and source code (`param-constraint-loosened`)
  - Changed to `"1...3"`: the limits of "genres" allow less. Breaking for shipped apps, safe for source code (`param-constraint-tightened`)
  ### limits.pattern
  {
    "endpoints": {
      "Books.find": {
        "path": "/books",
        "parameters": {
          "isbn": { "type": "string", "limits": { "pattern": "^[0-9]{13}$" } }
        },
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   ///
  |   /// - Parameter isbn: Matches `^[0-9]{13}$`.
  |   public static func find(isbn: String) -> Shop.Request<[String]>
  | }
  - Added: the limits of "isbn" are now declared. Care for shipped apps, safe for source code (`constraint-declared`)
  - Removed: the limits of "isbn" allow more. Safe for shipped apps and source code (`param-constraint-loosened`)
  - Changed to `"^97[89][0-9]{10}$"`: the limits of "isbn" allow less. Breaking for shipped apps, safe for source code (`param-constraint-tightened`)
  ### struct.include
  {
    "types": {
      "Product": { "fields": { "id": "int", "price": "decimal" } },
      "Book": { "include": ["Product"], "fields": { "title": "string" } }
    },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | public struct Book: Equatable, Identifiable, Sendable, WireDecodable {
  |   public let id: Int
  |   public let price: Decimal
  |   public let title: String
  |   public init(id: Int, price: Decimal, title: String)
  | }
  < [{ "id": 7, "price": 7.5, "title": "Emma" }]
  - Added:
  -   - "id" is new. Safe for shipped apps, care for source code (`resp-field-added-required`)
  -   - "price" is new. Safe for shipped apps, care for source code (`resp-field-added-required`)
  - Removed:
  -   - "id" was removed. Breaking for shipped apps and source code (`resp-field-removed-required`)
  -   - "price" was removed. Breaking for shipped apps and source code (`resp-field-removed-required`)
  ### struct.fields
  {
    "types": {
      "Book": { "fields": { "title": "string", "page_count": "int?" } }
    },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | public struct Book: Equatable, Sendable, WireDecodable {
  |   public let title: String
  |   public let pageCount: Int?
  |   public init(title: String, pageCount: Int? = nil)
  | }
  < [{ "title": "Emma", "page_count": 474 }]
  - Changed to `{ "title": "string" }`: "page_count" was removed. Care for shipped apps, breaking for source code (`resp-field-removed-optional`)
  ### struct.additional
  {
    "types": {
      "Stock": { "fields": { "updated": "date" }, "additional": "int" }
    },
    "endpoints": { "Stock.get": { "path": "/stock", "response": "Stock" } }
  }
  | extension Stock {
  |   /// The values of all other keys.
  |   public let additional: [String: Int]
  |   public init(updated: Date, additional: [String: Int] = [:])
  | }
  < { "updated": "2026-01-01T00:00:00Z", "emma": 3, "persuasion": 0 }
  - Added: other keys are now read. Safe for shipped apps and source code (`resp-field-added-optional`)
  - Removed: other keys are no longer read. Care for shipped apps, breaking for source code (`resp-field-removed-optional`)
  - Changed to `"double"`: the type of undeclared keys changed. Breaking for shipped apps and source code (`resp-field-type-changed`)
  ### struct.summary
  {
    "types": {
      "Book": { "summary": "A used book.", "fields": { "title": "string" } }
    },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | /// A used book.
  | public struct Book: Equatable, Sendable, WireDecodable { /* … */ }
  - Added, removed or changed to `"A book."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### struct.description
  {
    "types": {
      "Book": {
        "summary": "A used book.",
        "description": "Each copy is a book of its own.",
        "fields": { "title": "string" }
      }
    },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | /// A used book.
  | ///
  | /// Each copy is a book of its own.
  | public struct Book: Equatable, Sendable, WireDecodable { /* … */ }
  - Added, removed or changed to `"Copies of a title are one book."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### struct.was
  {
    "types": { "Book": { "fields": { "title": "string" }, "was": "Volume" } },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | @available(*, deprecated, renamed: "Book")
  | public typealias Volume = Book
  - Renamed with this key: `Volume` is now called `Book`; the old name stays, deprecated. Safe for shipped apps, care for source code (`type-renamed`)
  - Renamed without it: `Volume` is now called `Book`. Safe for shipped apps, breaking for source code (`type-renamed`)
  ### struct.deprecated
  {
    "types": {
      "Volume": { "fields": { "title": "string" }, "deprecated": "Use Book." }
    },
    "endpoints": { "Books.all": { "path": "/all", "response": "[Volume]" } }
  }
  | extension Books {
  |   /// `GET /all`
  |   public static func all() -> Shop.Request<[DeprecatedVolume]>
  | }
  |
  | public struct DeprecatedVolume: Equatable, Sendable, WireDecodable {
  |   public let title: String
  |   public init(title: String)
  | }
  |
  | @available(*, deprecated, message: "Use Book.")
  | public typealias Volume = DeprecatedVolume
  - Added: the type is deprecated. Safe for shipped apps, care for source code (`field-deprecated`)
  - Removed or changed to `"Use Book, which has a price."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### struct.optional
  {
    "types": {
      "Book": {
        "fields": {
          "author": {
            "type": { "fields": { "name": "string" }, "optional": true }
          }
        }
      }
    },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | extension Book {
  |   public let author: Book.Author?
  |   public init(author: Book.Author? = nil)
  | }
  < [{ "author": null }]
  - Added: "author" may now be missing. Breaking for shipped apps and source code (`resp-field-became-optional`)
  - Removed: "author" is now required. Safe for shipped apps, breaking for source code (`resp-field-became-required`)
  ### identifier.identifier
  {
    "types": { "BookID": { "identifier": "int" } },
    "endpoints": { "Books.newest": { "path": "/newest", "response": "BookID" } }
  }
  | public struct BookID: Identifier, ExpressibleByIntegerLiteral {
  |   public let id: Int
  |   public init(id: Int)
  | }
  < 7
  - Changed to `"string"`: it is now an identifier of string. Breaking for shipped apps and source code (`resp-field-type-changed`)
  ### identifier.summary
  {
    "types": {
      "BookID": { "summary": "The number of a book.", "identifier": "int" }
    },
    "endpoints": { "Books.newest": { "path": "/newest", "response": "BookID" } }
  }
  | /// The number of a book.
  | public struct BookID: Identifier, ExpressibleByIntegerLiteral { /* … */ }
  - Added, removed or changed to `"The number of a copy."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### identifier.description
  {
    "types": {
      "BookID": {
        "summary": "The number of a book.",
        "description": "It is printed on the cover.",
        "identifier": "int"
      }
    },
    "endpoints": { "Books.newest": { "path": "/newest", "response": "BookID" } }
  }
  | /// The number of a book.
  | ///
  | /// It is printed on the cover.
  | public struct BookID: Identifier, ExpressibleByIntegerLiteral { /* … */ }
  - Added, removed or changed to `"It is printed on the spine."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### identifier.was
  {
    "types": { "BookID": { "identifier": "int", "was": "BookNumber" } },
    "endpoints": { "Books.newest": { "path": "/newest", "response": "BookID" } }
  }
  | @available(*, deprecated, renamed: "BookID")
  | public typealias BookNumber = BookID
  - Renamed with this key: `BookNumber` is now called `BookID`; the old name stays, deprecated. Safe for shipped apps, care for source code (`type-renamed`)
  - Renamed without it: `BookNumber` is now called `BookID`. Safe for shipped apps, breaking for source code (`type-renamed`)
  ### identifier.deprecated
  {
    "types": { "BookID": { "identifier": "int", "deprecated": "Use the ISBN." } },
    "endpoints": { "Books.newest": { "path": "/newest", "response": "BookID" } }
  }
  | public struct DeprecatedBookID: Identifier, ExpressibleByIntegerLiteral {
  |   public let id: Int
  |   public init(id: Int)
  | }
  |
  | @available(*, deprecated, message: "Use the ISBN.")
  | public typealias BookID = DeprecatedBookID
  |
  | extension Books {
  |   /// `GET /newest`
  |   public static func newest() -> Shop.Request<DeprecatedBookID>
  | }
  - Added: the type is deprecated. Safe for shipped apps, care for source code (`field-deprecated`)
  - Removed or changed to `"Use ISBN."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### identifier.optional
  {
    "types": {
      "Book": {
        "fields": {
          "isbn": { "type": { "identifier": "string", "optional": true } }
        }
      }
    },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | extension Book {
  |   public let isbn: Book.ISBN?
  |   public init(isbn: Book.ISBN? = nil)
  | }
  < [{ "isbn": null }]
  - Added: "isbn" may now be missing. Breaking for shipped apps and source code (`resp-field-became-optional`)
  - Removed: "isbn" is now required. Safe for shipped apps, breaking for source code (`resp-field-became-required`)
  ### enum.enum
  {
    "types": { "Condition": { "enum": ["new", "good", "worn"] } },
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "condition": "Condition?" },
        "response": "[Condition]"
      }
    }
  }
  | public struct Condition: OpenEnum {
  |   public static let new = Condition(rawValue: "new")
  |   public static let good = Condition(rawValue: "good")
  |   public static let worn = Condition(rawValue: "worn")
  |   public let rawValue: String
  |   public init(rawValue: String)
  | }
  > GET /books?condition=good HTTP/1.1
  > Host: shop.example.com
  < ["new", "worn"]
  - Changed to `["new", "good"]`: `worn` was removed. Breaking for shipped apps and source code (`enum-case-removed-request`)
  ### enum.closed
  {
    "types": { "Condition": { "enum": ["new", "good", "worn"], "closed": true } },
    "endpoints": {
      "Books.condition": { "path": "/condition", "response": "Condition" }
    }
  }
  | public enum Condition: String, ClosedEnum {
  |   case new = "new"
  |   case good = "good"
  |   case worn = "worn"
  | }
  < "good"
  - Added: the enum is now closed. Safe for shipped apps, breaking for source code (`enum-open-to-closed-response`)
  - Removed: the enum is now open. Breaking for shipped apps and source code (`enum-closed-to-open`)
  ### enum.summary
  {
    "types": {
      "Condition": {
        "summary": "How well a book is preserved.",
        "enum": ["new", "worn"]
      }
    },
    "endpoints": {
      "Books.condition": { "path": "/condition", "response": "Condition" }
    }
  }
  | /// How well a book is preserved.
  | public struct Condition: OpenEnum { /* … */ }
  - Added, removed or changed to `"The state of a book."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### enum.description
  {
    "types": {
      "Condition": {
        "summary": "How well a book is preserved.",
        "description": "The seller decides.",
        "enum": ["new", "worn"]
      }
    },
    "endpoints": {
      "Books.condition": { "path": "/condition", "response": "Condition" }
    }
  }
  | /// How well a book is preserved.
  | ///
  | /// The seller decides.
  | public struct Condition: OpenEnum { /* … */ }
  - Added, removed or changed to `"The shop decides."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### enum.was
  {
    "types": { "Condition": { "enum": ["new", "worn"], "was": "Quality" } },
    "endpoints": {
      "Books.condition": { "path": "/condition", "response": "Condition" }
    }
  }
  | @available(*, deprecated, renamed: "Condition")
  | public typealias Quality = Condition
  - Renamed with this key: `Quality` is now called `Condition`; the old name stays, deprecated. Safe for shipped apps, care for source code (`type-renamed`)
  - Renamed without it: `Quality` is now called `Condition`. Safe for shipped apps, breaking for source code (`type-renamed`)
  ### enum.deprecated
  {
    "types": {
      "Quality": {
        "enum": ["new", "worn"],
        "deprecated": { "message": "Use Condition.", "sunset": "2027-03-01" }
      }
    },
    "endpoints": {
      "Books.quality": { "path": "/quality", "response": "Quality" }
    }
  }
  | extension Books {
  |   /// `GET /quality`
  |   public static func quality() -> Shop.Request<DeprecatedQuality>
  | }
  |
  | public struct DeprecatedQuality: OpenEnum {
  |   public static let new = DeprecatedQuality(rawValue: "new")
  |   public static let worn = DeprecatedQuality(rawValue: "worn")
  |   public let rawValue: String
  |   public init(rawValue: String)
  | }
  |
  | @available(*, deprecated, message: "Use Condition. May be removed after 2027-03-01.")
  | public typealias Quality = DeprecatedQuality
  - Added: the type is deprecated. Safe for shipped apps, care for source code (`field-deprecated`)
  - Removed or changed to `{ "message": "Use Condition." }`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### enum.optional
  {
    "types": {
      "Book": {
        "fields": {
          "condition": { "type": { "enum": ["new", "worn"], "optional": true } }
        }
      }
    },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | extension Book {
  |   public let condition: Book.Condition?
  |   public init(condition: Book.Condition? = nil)
  | }
  < [{ "condition": null }]
  - Added: "condition" may now be missing. Breaking for shipped apps and source code (`resp-field-became-optional`)
  - Removed: "condition" is now required. Safe for shipped apps, breaking for source code (`resp-field-became-required`)
  ### enumCase.value
  {
    "types": { "Condition": { "enum": { "new": 1, "worn": { "value": 3 } } } },
    "endpoints": {
      "Books.condition": { "path": "/condition", "response": "Condition" }
    }
  }
  | public struct Condition: OpenEnum {
  |   public static let new = Condition(rawValue: 1)
  |   public static let worn = Condition(rawValue: 3)
  |   public let rawValue: Int
  |   public init(rawValue: Int)
  | }
  < 3
  - Changed to `2`: `worn` is now 2. Care for shipped apps, safe for source code (`enum-raw-value-changed`)
  ### enumCase.summary
  {
    "types": {
      "Condition": {
        "enum": {
          "new": "NEW",
          "worn": { "value": "WORN", "summary": "Complete, with marks." }
        }
      }
    },
    "endpoints": {
      "Books.condition": { "path": "/condition", "response": "Condition" }
    }
  }
  | extension Condition {
  |   /// Complete, with marks.
  |   public static let worn = Condition(rawValue: "WORN")
  | }
  - Added, removed or changed to `"With marks."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### enumCase.deprecated
  {
    "types": {
      "Condition": {
        "enum": {
          "new": "NEW",
          "mint": { "value": "MINT", "deprecated": "Use new." }
        }
      }
    },
    "endpoints": {
      "Books.condition": { "path": "/condition", "response": "Condition" }
    }
  }
  | extension Condition {
  |   @available(*, deprecated, message: "Use new.")
  |   public static let mint = Condition(rawValue: "MINT")
  | }
  - Added: `mint` is deprecated. Safe for shipped apps, care for source code (`field-deprecated`)
  - Removed or changed to `"The same as new."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### enumCase.was
  {
    "types": {
      "Condition": {
        "enum": { "new": "NEW", "worn": { "value": "WORN", "was": "used" } }
      }
    },
    "endpoints": {
      "Books.condition": { "path": "/condition", "response": "Condition" }
    }
  }
  | extension Condition {
  |   @available(*, deprecated, renamed: "worn")
  |   public static var used: Condition
  | }
  - Renamed with this key: `used` is now called `worn`; the old name stays, deprecated. Safe for shipped apps, care for source code (`resp-field-swift-name-changed`)
  - Renamed without it: `used` is now called `worn`. Safe for shipped apps, breaking for source code (`resp-field-swift-name-changed`)
  ### union.union
  {
    "types": {
      "Book": { "fields": { "title": "string" } },
      "Voucher": { "fields": { "amount": "decimal" } },
      "Item": { "union": ["Book", "Voucher"] }
    },
    "endpoints": { "Basket.get": { "path": "/basket", "response": "[Item]" } }
  }
  | public enum Item: Equatable, Sendable, WireDecodable {
  |   case book(Book)
  |   case voucher(Voucher)
  |   /// A value that this version does not know.
  |   case unknown(JSONValue)
  | }
  |
  | public struct Voucher: Equatable, Sendable, WireDecodable {
  |   public let amount: Decimal
  |   public init(amount: Decimal)
  | }
  < [{ "title": "Emma" }, { "amount": 20 }]
  - Changed to `["Book"]`: `voucher` was removed. Safe for shipped apps, breaking for source code (`union-variant-removed-response`)
  ### union.by
  {
    "types": {
      "Book": { "fields": { "title": "string" } },
      "Voucher": { "fields": { "amount": "decimal" } },
      "Item": { "union": { "book": "Book", "voucher": "Voucher" }, "by": "kind" }
    },
    "endpoints": { "Basket.get": { "path": "/basket", "response": "[Item]" } }
  }
  | public enum Item: Equatable, Sendable, WireDecodable {
  |   case book(Book)
  |   case voucher(Voucher)
  |   /// A value that this version does not know.
  |   case unknown(JSONValue)
  | }
  = unchanged
  < [{ "kind": "book", "title": "Emma" }, { "kind": "voucher", "amount": 20 }]
  - Added: the members now have the tag "kind". Safe for shipped apps and source code (`union-tag-changed`)
  - Removed: the members no longer have the tag "kind". Breaking for shipped apps, safe for source code (`union-tag-changed`)
  - Changed to `"type"`: the tag changed from "kind" to "type". Breaking for shipped apps, safe for source code (`union-tag-changed`)
  ### union.closed
  {
    "types": {
      "Book": { "fields": { "title": "string" } },
      "Voucher": { "fields": { "amount": "decimal" } },
      "Item": { "union": ["Book", "Voucher"], "closed": true }
    },
    "endpoints": { "Basket.get": { "path": "/basket", "response": "[Item]" } }
  }
  | // Only without the key:
  | public enum Item: Equatable, Sendable, WireDecodable {
  |   case book(Book)
  |   case voucher(Voucher)
  |   /// A value that this version does not know.
  |   case unknown(JSONValue)
  | }
  - Added: the union is now closed. Safe for shipped apps, breaking for source code (`enum-open-to-closed-response`)
  - Removed: the union is now open. Breaking for shipped apps and source code (`enum-closed-to-open`)
  ### union.summary
  {
    "types": {
      "Price": {
        "summary": "A number, or a text such as `free`.",
        "union": ["decimal", "string"]
      }
    },
    "endpoints": { "Books.price": { "path": "/price", "response": "Price" } }
  }
  | /// A number, or a text such as `free`.
  | public enum Price: Equatable, Sendable, WireDecodable { /* … */ }
  - Added, removed or changed to `"A price."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### union.description
  {
    "types": {
      "Price": {
        "summary": "A price.",
        "description": "A number, or a text such as `free`.",
        "union": ["decimal", "string"]
      }
    },
    "endpoints": { "Books.price": { "path": "/price", "response": "Price" } }
  }
  | /// A price.
  | ///
  | /// A number, or a text such as `free`.
  | public enum Price: Equatable, Sendable, WireDecodable { /* … */ }
  - Added, removed or changed to `"A text means that the price is not known."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### union.was
  {
    "types": { "Price": { "union": ["decimal", "string"], "was": "Amount" } },
    "endpoints": { "Books.price": { "path": "/price", "response": "Price" } }
  }
  | @available(*, deprecated, renamed: "Price")
  | public typealias Amount = Price
  - Renamed with this key: `Amount` is now called `Price`; the old name stays, deprecated. Safe for shipped apps, care for source code (`type-renamed`)
  - Renamed without it: `Amount` is now called `Price`. Safe for shipped apps, breaking for source code (`type-renamed`)
  ### union.deprecated
  {
    "types": {
      "Amount": { "union": ["decimal", "string"], "deprecated": "Use Price." }
    },
    "endpoints": { "Books.amount": { "path": "/amount", "response": "Amount" } }
  }
  | public enum DeprecatedAmount: Equatable, Sendable, WireDecodable {
  |   case decimal(Decimal)
  |   case string(String)
  |   /// A value that this version does not know.
  |   case unknown(JSONValue)
  | }
  |
  | @available(*, deprecated, message: "Use Price.")
  | public typealias Amount = DeprecatedAmount
  |
  | extension Books {
  |   /// `GET /amount`
  |   public static func amount() -> Shop.Request<DeprecatedAmount>
  | }
  - Added: the type is deprecated. Safe for shipped apps, care for source code (`field-deprecated`)
  - Removed or changed to `"Use Price, which has a currency."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### union.optional
  {
    "types": {
      "Book": {
        "fields": {
          "price": {
            "type": { "union": ["decimal", "string"], "optional": true }
          }
        }
      }
    },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | extension Book {
  |   public let price: Book.Price?
  |   public init(price: Book.Price? = nil)
  | }
  < [{ "price": "free" }, { "price": null }]
  - Added: "price" may now be missing. Breaking for shipped apps and source code (`resp-field-became-optional`)
  - Removed: "price" is now required. Safe for shipped apps, breaking for source code (`resp-field-became-required`)
  ### unionMember.tag
  {
    "types": {
      "Book": { "fields": { "title": "string" } },
      "Voucher": { "fields": { "amount": "decimal" } },
      "Item": {
        "union": {
          "book": { "tag": "BOOK", "type": "Book" },
          "voucher": "Voucher"
        },
        "by": "kind"
      }
    },
    "endpoints": { "Basket.first": { "path": "/basket", "response": "Item" } }
  }
  | public enum Item: Equatable, Sendable, WireDecodable {
  |   case book(Book)
  |   case voucher(Voucher)
  |   /// A value that this version does not know.
  |   case unknown(JSONValue)
  | }
  = unchanged
  < { "kind": "BOOK", "title": "Emma" }
  - Added, removed or changed to `"PAPER_BOOK"`: `book` has another tag. Breaking for shipped apps, safe for source code (`union-tag-changed`)
  ### unionMember.type
  {
    "types": {
      "Book": { "fields": { "title": "string" } },
      "Voucher": { "fields": { "amount": "decimal" } },
      "Item": {
        "union": {
          "book": { "tag": "BOOK", "type": "Book" },
          "voucher": { "tag": "VOUCHER", "type": "Voucher" }
        },
        "by": "kind"
      }
    },
    "endpoints": { "Basket.first": { "path": "/basket", "response": "Item" } }
  }
  | public struct Book: Equatable, Sendable, WireDecodable {
  |   public let title: String
  |   public init(title: String)
  | }
  |
  | public enum Item: Equatable, Sendable, WireDecodable {
  |   case book(Book)
  |   case voucher(Voucher)
  |   /// A value that this version does not know.
  |   case unknown(JSONValue)
  | }
  < { "kind": "BOOK", "title": "Emma" }
  - Changed to `"Voucher"`: `book` is now Voucher. Breaking for shipped apps and source code (`resp-field-type-changed`)
  ### unionConstant.constant
  {
    "types": {
      "Delivery": { "union": { "none": { "constant": "none" }, "day": "day" } }
    },
    "endpoints": {
      "Orders.delivery": { "path": "/delivery", "response": "Delivery" }
    }
  }
  | public enum Delivery: Equatable, Sendable, WireDecodable {
  |   case none
  |   case day(Day)
  |   /// A value that this version does not know.
  |   case unknown(JSONValue)
  | }
  < "none"
  - Changed to `"unknown"`: `none` is now "unknown". Care for shipped apps, safe for source code (`resp-field-type-changed`)
  ### events.events
  {
    "types": {
      "StockEvent": {
        "events": { "sold": "int", "note": "string", "ping": "void" }
      }
    },
    "endpoints": {
      "Stock.watch": {
        "path": "/stock",
        "response": { "stream": "StockEvent", "format": "sse" }
      }
    }
  }
  | public enum StockEvent: Equatable, Sendable, EventDecodable {
  |   case sold(Int)
  |   case note(String)
  |   case ping
  |   /// A value that this version does not know.
  |   case unknown(ServerSentEvent)
  | }
  < event: sold
  < data: 7
  <
  < event: note
  < data: Closed on Monday.
  <
  - Changed to `{ "sold": "int", "note": "string" }`: `ping` was removed. Safe for shipped apps, breaking for source code (`union-variant-removed-response`)
  ### events.closed
  {
    "types": {
      "StockEvent": {
        "events": { "sold": "int", "added": "int" },
        "closed": true
      }
    },
    "endpoints": {
      "Stock.watch": {
        "path": "/stock",
        "response": { "stream": "StockEvent", "format": "sse" }
      }
    }
  }
  | // Only without the key:
  | public enum StockEvent: Equatable, Sendable, EventDecodable {
  |   case sold(Int)
  |   case added(Int)
  |   /// A value that this version does not know.
  |   case unknown(ServerSentEvent)
  | }
  - Added: the union is now closed. Safe for shipped apps, breaking for source code (`enum-open-to-closed-response`)
  - Removed: the union is now open. Breaking for shipped apps and source code (`enum-closed-to-open`)
  ### events.summary
  {
    "types": {
      "StockEvent": {
        "summary": "A change of the stock.",
        "events": { "sold": "int", "added": "int" }
      }
    },
    "endpoints": {
      "Stock.watch": {
        "path": "/stock",
        "response": { "stream": "StockEvent", "format": "sse" }
      }
    }
  }
  | /// A change of the stock.
  | public enum StockEvent: Equatable, Sendable, EventDecodable { /* … */ }
  - Added, removed or changed to `"A book came or went."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### events.description
  {
    "types": {
      "StockEvent": {
        "summary": "A change of the stock.",
        "description": "Events come at most once a second.",
        "events": { "sold": "int", "added": "int" }
      }
    },
    "endpoints": {
      "Stock.watch": {
        "path": "/stock",
        "response": { "stream": "StockEvent", "format": "sse" }
      }
    }
  }
  | /// A change of the stock.
  | ///
  | /// Events come at most once a second.
  | public enum StockEvent: Equatable, Sendable, EventDecodable { /* … */ }
  - Added, removed or changed to `"Events come at once."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### events.was
  {
    "types": {
      "StockEvent": {
        "events": { "sold": "int", "added": "int" },
        "was": "StockChange"
      }
    },
    "endpoints": {
      "Stock.watch": {
        "path": "/stock",
        "response": { "stream": "StockEvent", "format": "sse" }
      }
    }
  }
  | @available(*, deprecated, renamed: "StockEvent")
  | public typealias StockChange = StockEvent
  - Renamed with this key: `StockChange` is now called `StockEvent`; the old name stays, deprecated. Safe for shipped apps, care for source code (`type-renamed`)
  - Renamed without it: `StockChange` is now called `StockEvent`. Safe for shipped apps, breaking for source code (`type-renamed`)
  ### events.deprecated
  {
    "types": {
      "StockChange": {
        "events": { "sold": "int", "added": "int" },
        "deprecated": "Use StockEvent."
      }
    },
    "endpoints": {
      "Stock.watch": {
        "path": "/stock",
        "response": { "stream": "StockChange", "format": "sse" }
      }
    }
  }
  | extension Stock {
  |   /// `GET /stock`
  |   public static func watch() -> Shop.StreamRequest<DeprecatedStockChange>
  | }
  |
  | public enum DeprecatedStockChange: Equatable, Sendable, EventDecodable {
  |   case sold(Int)
  |   case added(Int)
  |   /// A value that this version does not know.
  |   case unknown(ServerSentEvent)
  | }
  |
  | @available(*, deprecated, message: "Use StockEvent.")
  | public typealias StockChange = DeprecatedStockChange
  - Added: the type is deprecated. Safe for shipped apps, care for source code (`field-deprecated`)
  - Removed or changed to `"Use StockEvent, which has times."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### event.type
  {
    "types": {
      "StockEvent": { "events": { "sold": { "type": "int" }, "note": "string" } }
    },
    "endpoints": {
      "Stock.watch": {
        "path": "/stock",
        "response": { "stream": "StockEvent", "format": "sse" }
      }
    }
  }
  | public enum StockEvent: Equatable, Sendable, EventDecodable {
  |   case sold(Int)
  |   case note(String)
  |   /// A value that this version does not know.
  |   case unknown(ServerSentEvent)
  | }
  < event: sold
  < data: 7
  <
  - Changed to `"string"`: `sold` is now string. Breaking for shipped apps and source code (`resp-field-type-changed`)
  ### event.as
  {
    "types": {
      "StockEvent": {
        "events": {
          "book_sold": { "type": "int", "as": "sold" },
          "note": "string"
        }
      }
    },
    "endpoints": {
      "Stock.watch": {
        "path": "/stock",
        "response": { "stream": "StockEvent", "format": "sse" }
      }
    }
  }
  | public enum StockEvent: Equatable, Sendable, EventDecodable {
  |   case sold(Int)
  |   case note(String)
  |   /// A value that this version does not know.
  |   case unknown(ServerSentEvent)
  | }
  < event: book_sold
  < data: 7
  <
  - Added: `bookSold` is now called `sold`. Safe for shipped apps, breaking for source code (`resp-field-swift-name-changed`)
  - Removed: `sold` is now called `bookSold`. Safe for shipped apps, breaking for source code (`resp-field-swift-name-changed`)
  - Changed to `"purchase"`: `sold` is now called `purchase`. Safe for shipped apps, breaking for source code (`resp-field-swift-name-changed`)
  ### alias.alias
  {
    "types": { "Stock": { "alias": "[string: int]" } },
    "endpoints": { "Books.stock": { "path": "/stock", "response": "Stock" } }
  }
  | public typealias Stock = [String: Int]
  < { "emma": 3 }
  - Changed to `"[string: double]"`: it is now an alias of [string: double]. Breaking for shipped apps and source code (`resp-field-type-changed`)
  ### alias.summary
  {
    "types": {
      "Stock": {
        "summary": "The copies of each title.",
        "alias": "[string: int]"
      }
    },
    "endpoints": { "Books.stock": { "path": "/stock", "response": "Stock" } }
  }
  | /// The copies of each title.
  | public typealias Stock = [String: Int]
  - Added, removed or changed to `"How many copies there are."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### alias.description
  {
    "types": {
      "Stock": {
        "summary": "The copies of each title.",
        "description": "Sold copies are not counted.",
        "alias": "[string: int]"
      }
    },
    "endpoints": { "Books.stock": { "path": "/stock", "response": "Stock" } }
  }
  | /// The copies of each title.
  | ///
  | /// Sold copies are not counted.
  | public typealias Stock = [String: Int]
  - Added, removed or changed to `"Reserved copies are counted."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### alias.was
  {
    "types": { "Stock": { "alias": "[string: int]", "was": "Copies" } },
    "endpoints": { "Books.stock": { "path": "/stock", "response": "Stock" } }
  }
  | @available(*, deprecated, renamed: "Stock")
  | public typealias Copies = Stock
  - Renamed with this key: `Copies` is now called `Stock`; the old name stays, deprecated. Safe for shipped apps, care for source code (`type-renamed`)
  - Renamed without it: `Copies` is now called `Stock`. Safe for shipped apps, breaking for source code (`type-renamed`)
  ### alias.deprecated
  {
    "types": {
      "Copies": { "alias": "[string: int]", "deprecated": "Use Stock." }
    },
    "endpoints": { "Stock.copies": { "path": "/copies", "response": "Copies" } }
  }
  | @available(*, deprecated, message: "Use Stock.")
  | public typealias Copies = [String: Int]
  |
  | extension Stock {
  |   /// `GET /copies`
  |   public static func copies() -> Shop.Request<[String: Int]>
  | }
  - Added: the type is deprecated. Safe for shipped apps, care for source code (`field-deprecated`)
  - Removed or changed to `"Use Stock, which has dates."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### alias.optional
  {
    "types": {
      "Book": {
        "fields": {
          "prices": { "type": { "alias": "[decimal]", "optional": true } }
        }
      }
    },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | extension Book {
  |   public let prices: Book.Prices?
  |   public init(prices: Book.Prices? = nil)
  | }
  < [{ "prices": null }]
  - Added: "prices" may now be missing. Breaking for shipped apps and source code (`resp-field-became-optional`)
  - Removed: "prices" is now required. Safe for shipped apps, breaking for source code (`resp-field-became-required`)
  ### external.external
  {
    "types": { "Price": { "external": "Money", "module": "MoneyKit" } },
    "endpoints": { "Books.price": { "path": "/price", "response": "Price" } }
  }
  | public typealias Price = MoneyKit.Money
  - Changed to `"Amount"`: it is now the external type MoneyKit.Amount of json. Safe for shipped apps, breaking for source code (`resp-field-type-narrowed`)
  ### external.module
  {
    "types": { "Price": { "external": "Money", "module": "MoneyKit" } },
    "endpoints": { "Books.price": { "path": "/price", "response": "Price" } }
  }
  | public typealias Price = MoneyKit.Money
  - Changed to `"ShopKit"`: it is now the external type ShopKit.Money of json. Safe for shipped apps, breaking for source code (`resp-field-type-narrowed`)
  ### external.wire
  {
    "types": {
      "Price": { "external": "Money", "module": "MoneyKit", "wire": "string" }
    },
    "endpoints": { "Books.price": { "path": "/price", "response": "Price" } }
  }
  | public typealias Price = MoneyKit.Money
  = unchanged
  < "7.50 EUR"
  - Added: it is now the external type MoneyKit.Money of string. Safe for shipped apps and source code (`resp-field-type-narrowed`)
  - Removed: it is now the external type MoneyKit.Money of json. Breaking for shipped apps, safe for source code (`resp-field-type-changed`)
  - Changed to `"int"`: it is now the external type MoneyKit.Money of int. Breaking for shipped apps, safe for source code (`resp-field-type-changed`)
  ### external.summary
  {
    "types": {
      "Price": {
        "summary": "A price with a currency.",
        "external": "Money",
        "module": "MoneyKit"
      }
    },
    "endpoints": { "Books.price": { "path": "/price", "response": "Price" } }
  }
  | /// A price with a currency.
  | public typealias Price = MoneyKit.Money
  - Added, removed or changed to `"A price."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### external.description
  {
    "types": {
      "Price": {
        "summary": "A price with a currency.",
        "description": "The app formats it.",
        "external": "Money",
        "module": "MoneyKit"
      }
    },
    "endpoints": { "Books.price": { "path": "/price", "response": "Price" } }
  }
  | /// A price with a currency.
  | ///
  | /// The app formats it.
  | public typealias Price = MoneyKit.Money
  - Added, removed or changed to `"The app converts it."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### external.was
  {
    "types": {
      "Price": { "external": "Money", "module": "MoneyKit", "was": "Amount" }
    },
    "endpoints": { "Books.price": { "path": "/price", "response": "Price" } }
  }
  | @available(*, deprecated, renamed: "Price")
  | public typealias Amount = Price
  - Renamed with this key: `Amount` is now called `Price`; the old name stays, deprecated. Safe for shipped apps, care for source code (`type-renamed`)
  - Renamed without it: `Amount` is now called `Price`. Safe for shipped apps, breaking for source code (`type-renamed`)
  ### external.deprecated
  {
    "types": {
      "Amount": {
        "external": "Money",
        "module": "MoneyKit",
        "deprecated": "Use Price."
      }
    },
    "endpoints": { "Books.amount": { "path": "/amount", "response": "Amount" } }
  }
  | public typealias DeprecatedAmount = MoneyKit.Money
  |
  | @available(*, deprecated, message: "Use Price.")
  | public typealias Amount = DeprecatedAmount
  |
  | extension Books {
  |   /// `GET /amount`
  |   public static func amount() -> Shop.Request<DeprecatedAmount>
  | }
  - Added: the type is deprecated. Safe for shipped apps, care for source code (`field-deprecated`)
  - Removed or changed to `"Use Price, which has a currency."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### external.optional
  {
    "types": {
      "Book": {
        "fields": {
          "price": {
            "type": {
              "external": "Money",
              "module": "MoneyKit",
              "optional": true
            }
          }
        }
      }
    },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | extension Book {
  |   public let price: Book.Price?
  |   public init(price: Book.Price? = nil)
  | }
  - Added: "price" may now be missing. Breaking for shipped apps and source code (`resp-field-became-optional`)
  - Removed: "price" is now required. Safe for shipped apps, breaking for source code (`resp-field-became-required`)
  ### field.type
  {
    "types": { "Book": { "fields": { "published": { "type": "day" } } } },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | public struct Book: Equatable, Sendable, WireDecodable {
  |   public let published: Day
  |   public init(published: Day)
  | }
  < [{ "published": "1815-12-23" }]
  - Changed to `"string"`: "published" is now string. Breaking for shipped apps and source code (`resp-field-type-changed`)
  ### field.as
  {
    "types": {
      "Book": { "fields": { "ttl": { "type": "string", "as": "title" } } }
    },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | extension Book {
  |   public let title: String
  |   public init(title: String)
  | }
  < [{ "ttl": "Emma" }]
  - Added: `ttl` is now called `title`. Safe for shipped apps, breaking for source code (`resp-field-swift-name-changed`)
  - Removed: `title` is now called `ttl`. Safe for shipped apps, breaking for source code (`resp-field-swift-name-changed`)
  - Changed to `"name"`: `title` is now called `name`. Safe for shipped apps, breaking for source code (`resp-field-swift-name-changed`)
  ### field.default
  {
    "types": {
      "Book": { "fields": { "copies": { "type": "int", "default": 1 } } }
    },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | extension Book {
  |   public init(copies: Int = 1)
  | }
  < [{}]
  - Added: "copies" may now be missing. Breaking for shipped apps, safe for source code (`resp-field-became-optional`)
  - Removed: "copies" is now required. Safe for shipped apps, care for source code (`resp-field-became-required`)
  - Changed to `0`: "copies" has a new default. Safe for shipped apps, care for source code (`body-field-default-changed`)
  ### field.constant
  {
    "types": {
      "Order": { "fields": { "version": { "constant": 2 }, "book": "int" } }
    },
    "endpoints": {
      "Orders.add": { "method": "POST", "path": "/orders", "body": "Order" }
    }
  }
  | public struct Order: Equatable, Sendable, WireEncodable {
  |   public var book: Int
  |   public init(book: Int)
  | }
  > POST /orders HTTP/1.1
  > Host: shop.example.com
  > Content-Type: application/json
  >
  > {"version":2,"book":7}
  - Changed to `3`: "version" is now always 3. Breaking for shipped apps, safe for source code (`body-field-type-changed`)
  ### field.at
  {
    "types": {
      "Book": {
        "fields": {
          "title": "string",
          "author": { "type": "string", "at": "author.name" }
        }
      }
    },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | public struct Book: Equatable, Sendable, WireDecodable {
  |   public let title: String
  |   public let author: String
  |   public init(title: String, author: String)
  | }
  = unchanged
  < [{ "title": "Emma", "author": { "name": "Jane Austen" } }]
  - Added: "author" is now "author.name". Breaking for shipped apps, safe for source code (`resp-field-wire-name-changed`)
  - Removed: "author.name" is now "author". Breaking for shipped apps, safe for source code (`resp-field-wire-name-changed`)
  - Changed to `"author.full_name"`: "author.name" is now "author.full_name". Breaking for shipped apps, safe for source code (`resp-field-wire-name-changed`)
  ### field.lossy
  {
    "types": {
      "Shelf": { "fields": { "pages": { "type": "[int]", "lossy": true } } }
    },
    "endpoints": { "Shelf.get": { "path": "/shelf", "response": "Shelf" } }
  }
  | public struct Shelf: Equatable, Sendable, WireDecodable {
  |   public let pages: [Int]
  |   public init(pages: [Int])
  | }
  = unchanged
  < { "pages": [474, 249] }
  - Added: elements of "pages" that do not decode are now dropped. Care for shipped apps and source code (`resp-format-changed`)
  - Removed: elements of "pages" that do not decode are now an error. Safe for shipped apps, care for source code (`resp-format-changed`)
  ### field.lenient
  {
    "types": {
      "Book": { "fields": { "cover": { "type": "url?", "lenient": true } } }
    },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | public struct Book: Equatable, Sendable, WireDecodable {
  |   public let cover: URL?
  |   public init(cover: URL? = nil)
  | }
  = unchanged
  < [{ "cover": "https://shop.example.com/emma.png" }]
  - Added: a value of "cover" that does not decode is now nil. Care for shipped apps and source code (`resp-format-changed`)
  - Removed: a value of "cover" that does not decode is now an error. Safe for shipped apps, care for source code (`resp-format-changed`)
  ### field.wire
  {
    "types": {
      "Book": { "fields": { "sold": { "type": "bool", "wire": "number" } } }
    },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | public struct Book: Equatable, Sendable, WireDecodable {
  |   public let sold: Bool
  |   public init(sold: Bool)
  | }
  = unchanged
  < [{ "sold": 1 }]
  - Added, removed or changed to `"string"`: "sold" has another JSON form. Breaking for shipped apps, care for source code (`resp-format-changed`)
  ### field.only
  {
    "types": {
      "Book": {
        "fields": {
          "id": { "type": "int", "only": "response" },
          "title": "string"
        }
      }
    },
    "endpoints": {
      "Books.add": {
        "method": "POST",
        "path": "/books",
        "body": "Book",
        "response": "Book"
      }
    }
  }
  | public struct Book: Equatable, Sendable, WireDecodable, WireEncodable {
  |   public var id: Int?
  |   public var title: String
  |   public init(id: Int? = nil, title: String)
  | }
  > POST /books HTTP/1.1
  > Host: shop.example.com
  > Content-Type: application/json
  >
  > {"title":"Emma"}
  < { "id": 7, "title": "Emma" }
  - Added: "id" is now in responses only. Care for shipped apps, breaking for source code (`body-field-readonly-changed`)
  - Removed: "id" is now in requests and responses. Care for shipped apps, breaking for source code (`body-field-readonly-changed`)
  ### field.limits
  {
    "types": {
      "Book": {
        "fields": {
          "title": { "type": "string", "limits": { "length": "1...200" } }
        }
      }
    },
    "endpoints": {
      "Books.add": { "method": "POST", "path": "/books", "body": "Book" }
    }
  }
  | extension Book {
  |   /// 1 to 200 characters.
  |   public var title: String
  | }
  - Added: the limits of "title" are now declared. Care for shipped apps, safe for source code (`constraint-declared`)
  - Removed: more values of "title" are accepted. Safe for shipped apps and source code (`body-constraint-loosened`)
  - Changed to `{ "length": "1...100" }`: fewer values of "title" are accepted. Breaking for shipped apps, safe for source code (`body-constraint-tightened`)
  ### field.was
  {
    "types": {
      "Book": { "fields": { "title": { "type": "string", "was": "name" } } }
    },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | extension Book {
  |   @available(*, deprecated, renamed: "init(title:)")
  |   public init(name: String)
  |   @available(*, deprecated, renamed: "title")
  |   public var name: String
  | }
  - Renamed with this key: "name" is now "title". Breaking for shipped apps, care for source code (`resp-field-wire-name-changed`)
  - Renamed without it:
  -   - "name" was removed. Breaking for shipped apps and source code (`resp-field-removed-required`)
  -   - "title" is new. Safe for shipped apps, care for source code (`resp-field-added-required`)
  ### field.secret
  {
    "types": {
      "Account": {
        "fields": {
          "name": "string",
          "token": { "type": "string", "secret": true }
        }
      }
    },
    "endpoints": { "Account.get": { "path": "/account", "response": "Account" } }
  }
  | public struct Account: Equatable, Sendable, WireDecodable {
  |   public let name: String
  |   public let token: String
  |   public init(name: String, token: String)
  | }
  = unchanged
  < { "name": "Jane", "token": "7f9a" }
  - Added: "token" is now hidden in descriptions and logs. Safe for shipped apps and source code (`retry-timeout-idempotency-changed`)
  - Removed: "token" now shows in descriptions and logs. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  ### field.nullable
  {
    "types": {
      "BookChange": {
        "fields": { "discount": { "type": "int?", "nullable": true } }
      }
    },
    "endpoints": {
      "Books.change": { "method": "PATCH", "path": "/book", "body": "BookChange" }
    }
  }
  | extension BookChange {
  |   public var discount: Patch<Int>
  |   public init(discount: Patch<Int> = .keep)
  | }
  > PATCH /book HTTP/1.1
  > Host: shop.example.com
  > Content-Type: application/json
  >
  > {"discount":null}
  - Added: "discount" may now be null. Safe for shipped apps, breaking for source code (`body-field-became-nullable`)
  - Removed: "discount" may no longer be null. Breaking for shipped apps and source code (`body-field-became-not-nullable`)
  ### field.userFacing
  {
    "types": {
      "Problem": {
        "fields": {
          "code": "int",
          "text": { "type": "string", "userFacing": true }
        }
      }
    },
    "errors": { "409": { "case": "sold", "type": "Problem" } },
    "endpoints": { "Books.buy": { "method": "POST", "path": "/buy" } }
  }
  | extension Shop {
  |   public indirect enum Failure: ServiceFailure {
  |     public var userFacingText: String?
  |   }
  | }
  < HTTP/1.1 409
  < Content-Type: application/json
  <
  < { "code": 12, "text": "Somebody else was faster." }
  - Added or removed: no finding
  ### field.summary
  {
    "types": {
      "Book": {
        "fields": {
          "price": { "type": "decimal", "summary": "In euros, with tax." }
        }
      }
    },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | extension Book {
  |   /// In euros, with tax.
  |   public let price: Decimal
  | }
  - Added, removed or changed to `"In euros."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### field.deprecated
  {
    "types": {
      "Book": {
        "fields": {
          "title": "string",
          "name": { "type": "string?", "deprecated": "Use title." }
        }
      }
    },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | extension Book {
  |   @available(*, deprecated, message: "Use title.")
  |   public var name: String?
  | }
  - Added: "name" is deprecated. Safe for shipped apps, care for source code (`field-deprecated`)
  - Removed or changed to `"The same as title."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### field.example
  {
    "types": {
      "Book": {
        "fields": { "isbn": { "type": "string", "example": "9780141439587" } }
      }
    },
    "endpoints": { "Books.list": { "path": "/books", "response": "[Book]" } }
  }
  | extension Book {
  |   /// For example `"9780141439587"`.
  |   public let isbn: String
  | }
  - Added, removed or changed to `"9780141439662"`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### parameter.type
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "since": { "type": "day?" } },
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(since: Day? = nil) -> Shop.Request<[String]>
  | }
  > GET /books?since=2026-01-31 HTTP/1.1
  > Host: shop.example.com
  - Changed to `"day"`: "since" is now required. Breaking for shipped apps and source code (`param-became-required`)
  ### parameter.in
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": {
          "X-Store": { "type": "int", "in": "header", "as": "store" }
        },
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(store: Int) -> Shop.Request<[String]>
  | }
  = unchanged
  > GET /books HTTP/1.1
  > Host: shop.example.com
  > X-Store: 3
  - Added: "X-Store" is now sent as a header, not in the query. Breaking for shipped apps, safe for source code (`param-location-changed`)
  - Removed or changed to `"query"`: "X-Store" is now sent in the query, not as a header. Breaking for shipped apps, safe for source code (`param-location-changed`)
  ### parameter.name
  {
    "endpoints": {
      "Books.one": {
        "path": "/stores/{store}/book",
        "parameters": {
          "store": "int",
          "storeFilter": { "type": "int", "in": "query", "name": "store" }
        },
        "response": "string"
      }
    }
  }
  | extension Books {
  |   /// `GET /stores/{store}/book`
  |   public static func one(store: Int, storeFilter: Int) -> Shop.Request<String>
  | }
  = unchanged
  > GET /stores/3/book?store=3 HTTP/1.1
  > Host: shop.example.com
  - Added: "storeFilter" is now called "store". Breaking for shipped apps, safe for source code (`param-wire-name-changed`)
  - Removed: "store" is now called "storeFilter". Breaking for shipped apps, safe for source code (`param-wire-name-changed`)
  - Changed to `"store_filter"`: "store" is now called "store_filter". Breaking for shipped apps, safe for source code (`param-wire-name-changed`)
  ### parameter.as
  {
    "endpoints": {
      "Books.search": {
        "path": "/books",
        "parameters": { "q": { "type": "string", "as": "text" } },
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func search(text: String) -> Shop.Request<[String]>
  | }
  > GET /books?q=jane%20austen HTTP/1.1
  > Host: shop.example.com
  - Added: "q" is now written as `text:`, no longer as `q:`. Safe for shipped apps, breaking for source code (`param-swift-name-changed`)
  - Removed: "q" is now written as `q:`, no longer as `text:`. Safe for shipped apps, breaking for source code (`param-swift-name-changed`)
  - Changed to `"words"`: "q" is now written as `words:`, no longer as `text:`. Safe for shipped apps, breaking for source code (`param-swift-name-changed`)
  ### parameter.default
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "count": { "type": "int", "default": 20 } },
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(count: Int = 20) -> Shop.Request<[String]>
  | }
  > GET /books?count=20 HTTP/1.1
  > Host: shop.example.com
  - Added: "count" is now optional. Safe for shipped apps and source code (`param-became-optional`)
  - Removed: "count" is now required. Safe for shipped apps, breaking for source code (`param-became-required`)
  - Changed to `50`: "count" now defaults to 50 (before: 20). Safe for shipped apps, care for source code (`param-default-changed`)
  ### parameter.constant
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "format": { "constant": "short" } },
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list() -> Shop.Request<[String]>
  | }
  > GET /books?format=short HTTP/1.1
  > Host: shop.example.com
  - Changed to `"long"`: "format" now defaults to "long" (before: "short"). Breaking for shipped apps, care for source code (`param-default-changed`)
  ### parameter.label
  {
    "endpoints": {
      "Books.search": {
        "path": "/books",
        "parameters": { "text": { "type": "string", "label": "_" } },
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func search(_ text: String) -> Shop.Request<[String]>
  | }
  > GET /books?text=austen HTTP/1.1
  > Host: shop.example.com
  - Added: "text" is now written as `_:`, no longer as `text:`. Safe for shipped apps, breaking for source code (`param-swift-name-changed`)
  - Removed: "text" is now written as `text:`, no longer as `_:`. Safe for shipped apps, breaking for source code (`param-swift-name-changed`)
  - Changed to `"for"`: "text" is now written as `for:`, no longer as `_:`. Safe for shipped apps, breaking for source code (`param-swift-name-changed`)
  ### parameter.serverDefault
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "count": { "type": "int", "serverDefault": 20 } },
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   ///
  |   /// - Parameter count: Defaults to `20` on the server.
  |   public static func list(count: Int? = nil) -> Shop.Request<[String]>
  | }
  > GET /books HTTP/1.1
  > Host: shop.example.com
  - Added: "count" is now optional. Safe for shipped apps and source code (`param-became-optional`)
  - Removed: "count" is now required. Breaking for shipped apps and source code (`param-became-required`)
  - Changed to `50`: "count" now defaults to 50 on the server (before: 20 on the server). Care for shipped apps, safe for source code (`param-default-changed`)
  ### parameter.style
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "genres": { "type": "[string]", "style": "comma" } },
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(genres: [String]) -> Shop.Request<[String]>
  | }
  = unchanged
  > GET /books?genres=crime,poetry HTTP/1.1
  > Host: shop.example.com
  - Added: "genres" is now encoded as comma, no longer as repeat. Breaking for shipped apps, safe for source code (`param-encoding-changed`)
  - Removed: "genres" is now encoded as repeat, no longer as comma. Breaking for shipped apps, safe for source code (`param-encoding-changed`)
  - Changed to `"brackets"`: "genres" is now encoded as brackets, no longer as comma. Breaking for shipped apps, safe for source code (`param-encoding-changed`)
  ### parameter.spread
  {
    "types": { "PriceRange": { "fields": { "from": "int", "to": "int" } } },
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "price": { "type": "PriceRange", "spread": true } },
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(from: Int, to: Int) -> Shop.Request<[String]>
  | }
  > GET /books?price%5Bfrom%5D=5&price%5Bto%5D=20 HTTP/1.1
  > Host: shop.example.com
  - Added: "price" is now written as one argument per field, no longer as `price:`. Safe for shipped apps, breaking for source code (`param-swift-name-changed`)
  - Removed: "price" is now written as `price:`, no longer as one argument per field. Safe for shipped apps, breaking for source code (`param-swift-name-changed`)
  ### parameter.allowEmpty
  {
    "endpoints": {
      "Files.list": {
        "path": "/files/{+path}",
        "parameters": { "path": { "type": "string", "allowEmpty": true } },
        "response": "[string]"
      }
    }
  }
  | extension Files {
  |   /// `GET /files/{+path}`
  |   public static func list(path: String) -> Shop.Request<[String]>
  | }
  = unchanged
  > GET /files/ HTTP/1.1
  > Host: shop.example.com
  - Added: "path" may be empty. Safe for shipped apps and source code (`param-constraint-loosened`)
  - Removed: "path" must not be empty. Breaking for shipped apps, care for source code (`param-constraint-tightened`)
  ### parameter.nullable
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "shelf": { "type": "int", "nullable": true } },
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(shelf: Int? = nil) -> Shop.Request<[String]>
  | }
  > GET /books?shelf=null HTTP/1.1
  > Host: shop.example.com
  - Added: "shelf" may now be null. Safe for shipped apps and source code (`param-became-nullable`)
  - Removed: "shelf" may no longer be null. Breaking for shipped apps and source code (`param-became-not-nullable`)
  ### parameter.wire
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "sold": { "type": "bool", "wire": "number" } },
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(sold: Bool) -> Shop.Request<[String]>
  | }
  = unchanged
  > GET /books?sold=true HTTP/1.1
  > Host: shop.example.com
  - Added: "sold" is now encoded as a number, no longer as usual. Breaking for shipped apps, safe for source code (`param-encoding-changed`)
  - Removed: "sold" is now encoded as usual, no longer as a number. Breaking for shipped apps, safe for source code (`param-encoding-changed`)
  ### parameter.limits
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": {
          "count": { "type": "int?", "limits": { "min": 1, "max": 100 } }
        },
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   ///
  |   /// - Parameter count: At least 1. At most 100.
  |   public static func list(count: Int? = nil) -> Shop.Request<[String]>
  | }
  - Added: the limits of "count" are now declared. Care for shipped apps, safe for source code (`constraint-declared`)
  - Removed: the limits of "count" allow more. Safe for shipped apps and source code (`param-constraint-loosened`)
  - Changed to `{ "min": 1, "max": 50 }`: the limits of "count" allow less. Breaking for shipped apps, safe for source code (`param-constraint-tightened`)
  ### parameter.secret
  {
    "endpoints": {
      "Orders.list": {
        "path": "/orders",
        "parameters": { "pin": { "type": "string", "secret": true } },
        "response": "[string]"
      }
    }
  }
  | extension Orders {
  |   /// `GET /orders`
  |   public static func list(pin: String) -> Shop.Request<[String]>
  | }
  = unchanged
  > GET /orders?pin=1234 HTTP/1.1
  > Host: shop.example.com
  - Added: "pin" is now hidden in descriptions and logs. Safe for shipped apps and source code (`retry-timeout-idempotency-changed`)
  - Removed: "pin" now shows in descriptions and logs. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  ### parameter.was
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "count": { "type": "int?", "was": "limit" } },
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   @available(*, deprecated, renamed: "list(count:)")
  |   public static func list(limit count: Int?) -> Shop.Request<[String]>
  | }
  - Renamed with this key: "limit" is now called "count". Care for shipped apps and source code (`param-wire-name-changed`)
  - Renamed without it:
  -   - "limit" was removed. Care for shipped apps, breaking for source code (`param-removed`)
  -   - "count" is new and optional. Safe for shipped apps, care for source code (`param-added-optional`)
  ### parameter.summary
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": {
          "count": { "type": "int?", "summary": "How many books at most." }
        },
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   ///
  |   /// - Parameter count: How many books at most.
  |   public static func list(count: Int? = nil) -> Shop.Request<[String]>
  | }
  - Added, removed or changed to `"How many books."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### parameter.deprecated
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": {
          "sort": { "type": "string?", "deprecated": "Books come sorted." }
        },
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   ///
  |   /// - Parameter sort: Deprecated. Books come sorted.
  |   public static func list(sort: String? = nil) -> Shop.Request<[String]>
  | }
  - Added: "sort" is deprecated. Safe for shipped apps and source code (`param-deprecated`)
  - Removed or changed to `"It has no effect."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### parameter.example
  {
    "endpoints": {
      "Books.search": {
        "path": "/books",
        "parameters": { "text": { "type": "string", "example": "jane austen" } },
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   ///
  |   /// - Parameter text: For example `"jane austen"`.
  |   public static func search(text: String) -> Shop.Request<[String]>
  | }
  - Added, removed or changed to `"emma"`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### bodyField.type
  {
    "endpoints": {
      "Orders.add": {
        "method": "POST",
        "path": "/orders",
        "body": { "fields": { "book": { "type": "int" } } }
      }
    }
  }
  | extension Orders {
  |   /// `POST /orders`
  |   public static func add(book: Int) -> Shop.Request<Void>
  | }
  > POST /orders HTTP/1.1
  > Host: shop.example.com
  > Content-Type: application/json
  >
  > {"book":7}
  - Changed to `"string"`: "book" is now string. Breaking for shipped apps and source code (`body-field-type-changed`)
  ### bodyField.as
  {
    "endpoints": {
      "Orders.add": {
        "method": "POST",
        "path": "/orders",
        "body": { "fields": { "bk": { "type": "int", "as": "book" } } }
      }
    }
  }
  | extension Orders {
  |   /// `POST /orders`
  |   public static func add(book: Int) -> Shop.Request<Void>
  | }
  > POST /orders HTTP/1.1
  > Host: shop.example.com
  > Content-Type: application/json
  >
  > {"bk":7}
  - Added: "bk" is now written as `book:`, no longer as `bk:`. Safe for shipped apps, breaking for source code (`param-swift-name-changed`)
  - Removed: "bk" is now written as `bk:`, no longer as `book:`. Safe for shipped apps, breaking for source code (`param-swift-name-changed`)
  - Changed to `"bookID"`: "bk" is now written as `bookID:`, no longer as `book:`. Safe for shipped apps, breaking for source code (`param-swift-name-changed`)
  ### bodyField.default
  {
    "endpoints": {
      "Orders.add": {
        "method": "POST",
        "path": "/orders",
        "body": {
          "fields": { "book": "int", "copies": { "type": "int", "default": 1 } }
        }
      }
    }
  }
  | extension Orders {
  |   /// `POST /orders`
  |   public static func add(book: Int, copies: Int = 1) -> Shop.Request<Void>
  | }
  > POST /orders HTTP/1.1
  > Host: shop.example.com
  > Content-Type: application/json
  >
  > {"book":7,"copies":1}
  - Added: "copies" now has a default. Safe for shipped apps and source code (`body-field-became-optional`)
  - Removed: "copies" no longer has a default. Safe for shipped apps, breaking for source code (`body-field-became-required`)
  - Changed to `2`: "copies" has a new default. Safe for shipped apps, care for source code (`body-field-default-changed`)
  ### bodyField.constant
  {
    "endpoints": {
      "Orders.add": {
        "method": "POST",
        "path": "/orders",
        "body": { "fields": { "book": "int", "source": { "constant": "app" } } }
      }
    }
  }
  | extension Orders {
  |   /// `POST /orders`
  |   public static func add(book: Int) -> Shop.Request<Void>
  | }
  > POST /orders HTTP/1.1
  > Host: shop.example.com
  > Content-Type: application/json
  >
  > {"book":7,"source":"app"}
  - Changed to `"ios"`: "source" is now always "ios". Breaking for shipped apps, safe for source code (`body-field-type-changed`)
  ### bodyField.at
  {
    "endpoints": {
      "Orders.add": {
        "method": "POST",
        "path": "/orders",
        "body": { "fields": { "book": { "type": "int", "at": "item.id" } } }
      }
    }
  }
  | extension Orders {
  |   /// `POST /orders`
  |   public static func add(book: Int) -> Shop.Request<Void>
  | }
  = unchanged
  > POST /orders HTTP/1.1
  > Host: shop.example.com
  > Content-Type: application/json
  >
  > {"book":7}
  - Added: "book" is now sent as "item.id". Breaking for shipped apps, safe for source code (`param-wire-name-changed`)
  - Removed: "item.id" is now sent as "book". Breaking for shipped apps, safe for source code (`param-wire-name-changed`)
  - Changed to `"item.book"`: "item.id" is now sent as "item.book". Breaking for shipped apps, safe for source code (`param-wire-name-changed`)
  ### bodyField.label
  {
    "endpoints": {
      "Orders.add": {
        "method": "POST",
        "path": "/orders",
        "body": { "fields": { "address": { "type": "string", "label": "to" } } }
      }
    }
  }
  | extension Orders {
  |   /// `POST /orders`
  |   public static func add(to address: String) -> Shop.Request<Void>
  | }
  > POST /orders HTTP/1.1
  > Host: shop.example.com
  > Content-Type: application/json
  >
  > {"address":"Chawton"}
  - Added: "address" is now written as `to:`, no longer as `address:`. Safe for shipped apps, breaking for source code (`param-swift-name-changed`)
  - Removed: "address" is now written as `address:`, no longer as `to:`. Safe for shipped apps, breaking for source code (`param-swift-name-changed`)
  - Changed to `"_"`: "address" is now written as `_:`, no longer as `to:`. Safe for shipped apps, breaking for source code (`param-swift-name-changed`)
  ### bodyField.serverDefault
  {
    "endpoints": {
      "Orders.add": {
        "method": "POST",
        "path": "/orders",
        "body": {
          "fields": {
            "book": "int",
            "copies": { "type": "int", "serverDefault": 1 }
          }
        }
      }
    }
  }
  | extension Orders {
  |   /// `POST /orders`
  |   ///
  |   /// - Parameter copies: Defaults to `1` on the server.
  |   public static func add(book: Int, copies: Int? = nil) -> Shop.Request<Void>
  | }
  > POST /orders HTTP/1.1
  > Host: shop.example.com
  > Content-Type: application/json
  >
  > {"book":7}
  - Added: "copies" is now optional. Safe for shipped apps and source code (`body-field-became-optional`)
  - Removed: "copies" is now required. Breaking for shipped apps and source code (`body-field-became-required`)
  - Changed to `2`: the server's default of "copies" is now 2. Care for shipped apps, safe for source code (`body-field-default-changed`)
  ### bodyField.style
  {
    "endpoints": {
      "Orders.add": {
        "method": "POST",
        "path": "/orders",
        "body": {
          "encoding": "form",
          "fields": { "books": { "type": "[int]", "style": "brackets" } }
        }
      }
    }
  }
  | extension Orders {
  |   /// `POST /orders`
  |   public static func add(books: [Int]) -> Shop.Request<Void>
  | }
  = unchanged
  > POST /orders HTTP/1.1
  > Host: shop.example.com
  > Content-Type: application/x-www-form-urlencoded
  >
  > books%5B%5D=7&books%5B%5D=8
  - Added: "books" is now encoded as brackets, no longer as repeat. Breaking for shipped apps, safe for source code (`param-encoding-changed`)
  - Removed: "books" is now encoded as repeat, no longer as brackets. Breaking for shipped apps, safe for source code (`param-encoding-changed`)
  - Changed to `"comma"`: "books" is now encoded as comma, no longer as brackets. Breaking for shipped apps, safe for source code (`param-encoding-changed`)
  ### bodyField.spread
  {
    "types": {
      "Address": { "fields": { "street": "string", "town": "string" } }
    },
    "endpoints": {
      "Orders.add": {
        "method": "POST",
        "path": "/orders",
        "body": { "fields": { "address": { "type": "Address", "spread": true } } }
      }
    }
  }
  | extension Orders {
  |   /// `POST /orders`
  |   public static func add(street: String, town: String) -> Shop.Request<Void>
  | }
  > POST /orders HTTP/1.1
  > Host: shop.example.com
  > Content-Type: application/json
  >
  > {"address":{"street":"Winchester Road","town":"Chawton"}}
  - Added: "address" is now written as one argument per field, no longer as `address:`. Safe for shipped apps, breaking for source code (`param-swift-name-changed`)
  - Removed: "address" is now written as `address:`, no longer as one argument per field. Safe for shipped apps, breaking for source code (`param-swift-name-changed`)
  ### bodyField.encoding
  {
    "types": { "Tags": { "fields": { "names": "[string]" } } },
    "endpoints": {
      "Covers.add": {
        "method": "POST",
        "path": "/covers",
        "body": {
          "encoding": "multipart",
          "fields": {
            "image": "file",
            "tags": { "type": "Tags", "encoding": "json" }
          }
        }
      }
    }
  }
  | extension Covers {
  |   /// `POST /covers`
  |   public static func add(image: FileUpload, tags: Tags) -> Shop.Request<Void>
  | }
  > POST /covers HTTP/1.1
  > Host: shop.example.com
  > Content-Type: multipart/form-data; boundary=…
  >
  > --…
  > Content-Disposition: form-data; name="image"; filename="image.png"
  > Content-Type: image/png
  >
  > …
  > --…
  > Content-Disposition: form-data; name="tags"
  > Content-Type: application/json
  >
  > {"names":["blue"]}
  > --…--
  - `tags` added: "tags" is new and required. Breaking for shipped apps and source code (`body-field-added-required`)
  - `tags` removed: "tags" was removed. Care for shipped apps, breaking for source code (`body-field-removed`)
  ### bodyField.nullable
  {
    "endpoints": {
      "Books.change": {
        "method": "PATCH",
        "path": "/book",
        "body": { "fields": { "discount": { "type": "int?", "nullable": true } } }
      }
    }
  }
  | extension Books {
  |   /// `PATCH /book`
  |   public static func change(discount: Patch<Int> = .keep) -> Shop.Request<Void>
  | }
  > PATCH /book HTTP/1.1
  > Host: shop.example.com
  > Content-Type: application/json
  >
  > {"discount":null}
  - Added: "discount" may now be null. Safe for shipped apps, breaking for source code (`body-field-became-nullable`)
  - Removed: "discount" may no longer be null. Breaking for shipped apps and source code (`body-field-became-not-nullable`)
  ### bodyField.wire
  {
    "endpoints": {
      "Orders.add": {
        "method": "POST",
        "path": "/orders",
        "body": { "fields": { "gift": { "type": "bool", "wire": "number" } } }
      }
    }
  }
  | extension Orders {
  |   /// `POST /orders`
  |   public static func add(gift: Bool) -> Shop.Request<Void>
  | }
  = unchanged
  > POST /orders HTTP/1.1
  > Host: shop.example.com
  > Content-Type: application/json
  >
  > {"gift":true}
  - Added, removed or changed to `"string"`: "gift" has another JSON form. Breaking for shipped apps, safe for source code (`body-field-type-changed`)
  ### bodyField.limits
  {
    "endpoints": {
      "Orders.add": {
        "method": "POST",
        "path": "/orders",
        "body": {
          "fields": { "copies": { "type": "int", "limits": { "max": 9 } } }
        }
      }
    }
  }
  | extension Orders {
  |   /// `POST /orders`
  |   ///
  |   /// - Parameter copies: At most 9.
  |   public static func add(copies: Int) -> Shop.Request<Void>
  | }
  - Added: the limits of "copies" are now declared. Care for shipped apps, safe for source code (`constraint-declared`)
  - Removed: more values of "copies" are accepted. Safe for shipped apps and source code (`body-constraint-loosened`)
  - Changed to `{ "max": 5 }`: fewer values of "copies" are accepted. Breaking for shipped apps, safe for source code (`body-constraint-tightened`)
  ### bodyField.secret
  {
    "endpoints": {
      "Account.login": {
        "method": "POST",
        "path": "/login",
        "body": {
          "fields": {
            "name": "string",
            "password": { "type": "string", "secret": true }
          }
        }
      }
    }
  }
  | extension Account {
  |   /// `POST /login`
  |   public static func login(name: String, password: String) -> Shop.Request<Void>
  | }
  = unchanged
  > POST /login HTTP/1.1
  > Host: shop.example.com
  > Content-Type: application/json
  >
  > {"name":"jane","password":"1234"}
  - Added: "password" is now hidden in descriptions and logs. Safe for shipped apps and source code (`retry-timeout-idempotency-changed`)
  - Removed: "password" now shows in descriptions and logs. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  ### bodyField.was
  {
    "endpoints": {
      "Orders.add": {
        "method": "POST",
        "path": "/orders",
        "body": { "fields": { "book": { "type": "int", "was": "item" } } }
      }
    }
  }
  | extension Orders {
  |   @available(*, deprecated, renamed: "add(book:)")
  |   public static func add(item book: Int) -> Shop.Request<Void>
  | }
  - Renamed with this key: "item" is now called "book". Breaking for shipped apps, care for source code (`param-wire-name-changed`)
  - Renamed without it:
  -   - "book" is new and required. Breaking for shipped apps and source code (`body-field-added-required`)
  -   - "item" was removed. Care for shipped apps, breaking for source code (`body-field-removed`)
  ### bodyField.summary
  {
    "endpoints": {
      "Orders.add": {
        "method": "POST",
        "path": "/orders",
        "body": {
          "fields": { "copies": { "type": "int", "summary": "How many copies." } }
        }
      }
    }
  }
  | extension Orders {
  |   /// `POST /orders`
  |   ///
  |   /// - Parameter copies: How many copies.
  |   public static func add(copies: Int) -> Shop.Request<Void>
  | }
  - Added, removed or changed to `"The number of copies."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### bodyField.deprecated
  {
    "endpoints": {
      "Orders.add": {
        "method": "POST",
        "path": "/orders",
        "body": {
          "fields": {
            "book": "int",
            "wrap": { "type": "bool?", "deprecated": "Every book is wrapped." }
          }
        }
      }
    }
  }
  | extension Orders {
  |   /// `POST /orders`
  |   ///
  |   /// - Parameter wrap: Deprecated. Every book is wrapped.
  |   public static func add(book: Int, wrap: Bool? = nil) -> Shop.Request<Void>
  | }
  - Added: "wrap" is deprecated. Safe for shipped apps and source code (`param-deprecated`)
  - Removed or changed to `"It has no effect."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### bodyField.example
  {
    "endpoints": {
      "Orders.add": {
        "method": "POST",
        "path": "/orders",
        "body": {
          "fields": {
            "address": { "type": "string", "example": "Winchester Road 1" }
          }
        }
      }
    }
  }
  | extension Orders {
  |   /// `POST /orders`
  |   ///
  |   /// - Parameter address: For example `"Winchester Road 1"`.
  |   public static func add(address: String) -> Shop.Request<Void>
  | }
  - Added, removed or changed to `"Winchester Road 2"`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### endpoint.summary
  {
    "endpoints": {
      "Books.list": {
        "summary": "Lists the books of the shop.",
        "path": "/books",
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// Lists the books of the shop.
  |   ///
  |   /// `GET /books`
  |   public static func list() -> Shop.Request<[String]>
  | }
  - Added, removed or changed to `"Lists all books."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### endpoint.description
  {
    "endpoints": {
      "Books.list": {
        "summary": "Lists the books of the shop.",
        "description": "The newest come first.",
        "path": "/books",
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// Lists the books of the shop.
  |   ///
  |   /// The newest come first.
  |   ///
  |   /// `GET /books`
  |   public static func list() -> Shop.Request<[String]>
  | }
  - Added, removed or changed to `"The oldest come first."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### endpoint.method
  { "endpoints": { "Orders.cancel": { "method": "DELETE", "path": "/order" } } }
  | extension Orders {
  |   /// `DELETE /order`
  |   public static func cancel() -> Shop.Request<Void>
  | }
  > DELETE /order HTTP/1.1
  > Host: shop.example.com
  - Added: the method changed from GET to DELETE. Breaking for shipped apps, safe for source code (`endpoint-method-changed`)
  - Removed: the method changed from DELETE to GET. Breaking for shipped apps, safe for source code (`endpoint-method-changed`)
  - Changed to `"POST"`: the method changed from DELETE to POST. Breaking for shipped apps, safe for source code (`endpoint-method-changed`)
  ### endpoint.path
  {
    "endpoints": {
      "Books.get": {
        "path": "/books/{title}",
        "parameters": { "title": "string" },
        "response": "string"
      }
    }
  }
  | extension Books {
  |   /// `GET /books/{title}`
  |   public static func get(title: String) -> Shop.Request<String>
  | }
  > GET /books/Sense & Sensibility HTTP/1.1
  > Host: shop.example.com
  - Changed to `"/titles/{title}"`: the path changed. Breaking for shipped apps, safe for source code (`endpoint-path-changed`)
  ### endpoint.parameters
  {
    "endpoints": {
      "Books.search": {
        "path": "/books",
        "parameters": {
          "text": "string",
          "count": { "type": "int", "default": 20 }
        },
        "response": "[string]"
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func search(text: String, count: Int = 20) -> Shop.Request<[String]>
  | }
  > GET /books?text=austen&count=20 HTTP/1.1
  > Host: shop.example.com
  - Added:
  -   - "text" is new and required. Breaking for shipped apps and source code (`param-added-required`)
  -   - "count" is new and optional. Care for shipped apps and source code (`param-added-optional`)
  - Removed:
  -   - "text" was removed. Care for shipped apps, breaking for source code (`param-removed`)
  -   - "count" was removed. Care for shipped apps, breaking for source code (`param-removed`)
  - Changed to `{ "text": "string" }`: "count" was removed. Care for shipped apps, breaking for source code (`param-removed`)
  ### endpoint.body
  {
    "types": { "Book": { "fields": { "title": "string" } } },
    "endpoints": {
      "Books.add": { "method": "POST", "path": "/books", "body": "Book" }
    }
  }
  | public struct Book: Equatable, Sendable, WireEncodable {
  |   public var title: String
  |   public init(title: String)
  | }
  |
  | extension Books {
  |   /// `POST /books`
  |   public static func add(_ book: Book) -> Shop.Request<Void>
  | }
  > POST /books HTTP/1.1
  > Host: shop.example.com
  > Content-Type: application/json
  >
  > {"title":"Emma"}
  - Added: the request now has a body. Breaking for shipped apps and source code (`body-added-required`)
  - Removed: the request no longer has a body. Breaking for shipped apps and source code (`body-removed`)
  - Changed to `{ "fields": { "title": "string" } }`: the body argument changed from `_:` to one argument per field. Safe for shipped apps, breaking for source code (`param-swift-name-changed`)
  ### endpoint.response
  {
    "types": { "Book": { "fields": { "title": "string" } } },
    "endpoints": { "Books.get": { "path": "/book", "response": "Book" } }
  }
  | public struct Book: Equatable, Sendable, WireDecodable {
  |   public let title: String
  |   public init(title: String)
  | }
  |
  | extension Books {
  |   /// `GET /book`
  |   public static func get() -> Shop.Request<Book>
  | }
  < { "title": "Emma" }
  - Added: the response now has a body. Safe for shipped apps, care for source code (`resp-body-added`)
  - Removed: the response no longer has a body. Breaking for shipped apps and source code (`resp-body-removed`)
  - Changed to `"[Book]"`: "response" is now [Book]. Breaking for shipped apps and source code (`resp-field-type-changed`)
  ### endpoint.errors
  {
    "endpoints": {
      "Books.buy": {
        "method": "POST",
        "path": "/buy",
        "errors": { "409": "sold" }
      }
    }
  }
  | extension Books {
  |   /// `POST /buy`
  |   ///
  |   /// Can also fail with `sold`.
  |   public static func buy() -> Shop.Request<Void>
  | }
  |
  | extension Shop {
  |   public enum Failure: ServiceFailure {
  |     case sold
  |   }
  | }
  - Added: the failure "sold" is new. Care for shipped apps, breaking for source code (`error-case-added`)
  - Removed: the failure "sold" was removed. Safe for shipped apps, breaking for source code (`error-case-removed`)
  - Changed to `{ "409": "sold", "402": "unpaid" }`: the failure "unpaid" is new. Care for shipped apps, breaking for source code (`error-case-added`)
  ### endpoint.pagination
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "page": "int?" },
        "response": { "fields": { "items": "[string]", "has_more": "bool" } },
        "pagination": { "style": "page", "items": "items", "more": "has_more" }
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(page: Int? = nil) -> Shop.PagedRequest<Books.ListResponse, String>
  | }
  > GET /books?page=1 HTTP/1.1
  > Host: shop.example.com
  < { "items": ["Emma"], "has_more": true }
  - Added: the response is now paginated. Safe for shipped apps, care for source code (`pagination-changed`)
  - Removed: the response is no longer paginated. Breaking for shipped apps and source code (`pagination-changed`)
  - Changed to `{ "style": "page", "items": "items" }`: the pagination by page numbers (`page`) changed. Breaking for shipped apps, safe for source code (`pagination-changed`)
  ### endpoint.authentication
  {
    "authentication": { "token": "bearer" },
    "endpoints": {
      "Orders.list": {
        "path": "/orders",
        "response": "[string]",
        "authentication": "token"
      }
    }
  }
  | extension Orders {
  |   /// `GET /orders`
  |   public static func list() -> Shop.Request<[String]>
  | }
  = unchanged
  > GET /orders HTTP/1.1
  > Host: shop.example.com
  > Authorization: Bearer 7f9a
  - Added: requests now need a credential. Breaking for shipped apps, care for source code (`auth-added-or-tightened`)
  - Removed: requests now need fewer credentials. Safe for shipped apps and source code (`auth-removed-or-loosened`)
  ### endpoint.cache
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "response": "[string]",
        "cache": "reload"
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list() -> Shop.Request<[String]>
  | }
  = unchanged
  - Added: the cache policy changed from default to reload. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  - Removed: the cache policy changed from reload to default. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  - Changed to `"only"`: the cache policy changed from reload to only. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  ### endpoint.idempotent
  {
    "endpoints": {
      "Books.search": {
        "method": "POST",
        "path": "/search",
        "body": { "fields": { "text": "string" } },
        "response": "[string]",
        "idempotent": true
      }
    }
  }
  | extension Books {
  |   /// `POST /search`
  |   public static func search(text: String) -> Shop.Request<[String]>
  | }
  = unchanged
  - Added: the retry of requests changed from by method to always. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  - Removed: the retry of requests changed from always to by method. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  ### endpoint.safe
  {
    "endpoints": {
      "Books.search": {
        "method": "POST",
        "path": "/search",
        "body": { "fields": { "title": "string" } },
        "response": "[string]",
        "safe": true
      }
    }
  }
  | extension Books {
  |   /// `POST /search`
  |   public static func search(title: String) -> Shop.Request<[String]>
  | }
  = unchanged
  > POST /search HTTP/1.1
  > Host: shop.example.com
  > Content-Type: application/json
  >
  > {"title":"Emma"}
  < ["Emma"]
  - Added: the retry of requests changed from by method to always. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  - Removed or changed to `false`: the retry of requests changed from always to by method. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  ### endpoint.redirects
  {
    "endpoints": {
      "Books.download": {
        "path": "/download",
        "response": {
          "302": { "type": "void", "headers": { "Location": "url" } }
        },
        "redirects": "return"
      }
    }
  }
  | extension Books {
  |   /// `GET /download`
  |   public static func download() -> Shop.Request<Void>
  | }
  = unchanged
  - Added: the redirect policy changed from follow to return. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  - Removed: the redirect policy changed from return to follow. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  ### endpoint.headers
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "response": "[string]",
        "headers": { "Accept": "application/vnd.shop+json" }
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list() -> Shop.Request<[String]>
  | }
  = unchanged
  > GET /books HTTP/1.1
  > Host: shop.example.com
  > Accept: application/vnd.shop+json
  - Added: "Accept" is now always sent as "application/vnd.shop+json". Care for shipped apps, safe for source code (`param-added-required`)
  - Removed: "Accept" was removed. Care for shipped apps, safe for source code (`param-removed`)
  - Changed to `{ "Accept": "application/vnd.shop.v2+json" }`: "Accept" now defaults to "application/vnd.shop.v2+json" (before: "application/vnd.shop+json"). Breaking for shipped apps, care for source code (`param-default-changed`)
  ### endpoint.timeout
  {
    "endpoints": {
      "Books.list": { "path": "/books", "response": "[string]", "timeout": 10 }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list() -> Shop.Request<[String]>
  | }
  = unchanged
  - Added: the timeout changed from the default to 10 seconds. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  - Removed: the timeout changed from 10 seconds to the default. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  - Changed to `20`: the timeout changed from 10 seconds to 20 seconds. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  ### endpoint.server
  {
    "servers": {
      "production": "https://shop.example.com",
      "login": "https://login.example.com"
    },
    "endpoints": {
      "Account.get": {
        "path": "/account",
        "response": "string",
        "server": "login"
      }
    }
  }
  | extension Shop {
  |   public static let servers: [String: Server] = ["login": .login]
  | }
  > GET /account HTTP/1.1
  > Host: login.example.com
  - Added, removed or changed to `"production"`: the endpoint uses another server. Care for shipped apps, safe for source code (`server-changed`)
  ### endpoint.host
  {
    "servers": {
      "production": {
        "url": "https://shop.example.com",
        "hosts": { "files": "https://files.example.com" }
      }
    },
    "endpoints": {
      "Books.cover": { "path": "/cover", "response": "data", "host": "files" }
    }
  }
  | extension Books {
  |   /// `GET /cover`
  |   public static func cover() -> Shop.Request<Data>
  | }
  = unchanged
  > GET /cover HTTP/1.1
  > Host: files.example.com
  - Added or removed: the endpoint uses another server. Care for shipped apps, safe for source code (`server-changed`)
  ### endpoint.was
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "response": "[string]",
        "was": "Books.all"
      }
    }
  }
  | extension Books {
  |   @available(*, deprecated, renamed: "list()")
  |   public static func all() -> Shop.Request<[String]>
  | }
  - Renamed with this key: "Books.all" is now called "Books.list"; the old name stays, deprecated. Safe for shipped apps, care for source code (`endpoint-renamed`)
  - Renamed without it: "Books.all" is now called "Books.list". Safe for shipped apps, breaking for source code (`endpoint-renamed`)
  ### endpoint.deprecated
  {
    "endpoints": {
      "Books.all": {
        "path": "/all",
        "response": "[string]",
        "deprecated": { "message": "Use list.", "sunset": "2027-03-01" }
      }
    }
  }
  | extension Books {
  |   /// `GET /all`
  |   @available(*, deprecated, message: "Use list. May be removed after 2027-03-01.")
  |   public static func all() -> Shop.Request<[String]>
  | }
  - Added: the endpoint is deprecated and may be removed after 2027-03-01. Safe for shipped apps, care for source code (`endpoint-deprecated`)
  - Removed: the endpoint is no longer deprecated. Safe for shipped apps and source code (`endpoint-undeprecated`)
  - Changed to `{ "message": "Use list." }`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### endpoint.examples
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "response": "[string]",
        "examples": { "novels": { "response": ["Emma", "Persuasion"] } }
      }
    }
  }
  | extension Books {
  |   /// The values of the spec's examples, for tests and previews.
  |   public static let listExamples = ListExampleValues()
  |   /// The values of the spec's examples.
  |   public struct ListExampleValues: Sendable {
  |     /// The response of `Books.list`.
  |     public var novels: [String]
  |   }
  | }
  |
  | extension Shop {
  |   /// The examples of the spec, for a `StubTransport`.
  |   public static let examples: [Example] = [
  |     Example("novels", endpoint: "Books.list", status: 200, body: #"["Emma", "Persuasion"]"#)
  |   ]
  | }
  - Added, removed or changed to `{ "novels": { "response": ["Emma"] } }`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### example.arguments
  {
    "endpoints": {
      "Books.search": {
        "path": "/books",
        "parameters": { "text": "string" },
        "response": "[string]",
        "examples": {
          "emma": { "arguments": { "text": "emma" }, "response": ["Emma"] }
        }
      }
    }
  }
  | extension Shop {
  |   /// The examples of the spec, for a `StubTransport`.
  |   public static let examples: [Example] = [
  |     Example("emma", of: Books.search(text: "emma"), status: 200, body: #"["Emma"]"#)
  |   ]
  | }
  - Added, removed or changed to `{ "text": "em" }`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### example.status
  {
    "errors": { "404": "missing" },
    "endpoints": {
      "Books.get": {
        "path": "/book",
        "response": "string",
        "examples": { "missing": { "status": 404, "response": null } }
      }
    }
  }
  | extension Books {
  |   /// `GET /book`
  |   public static func get() -> Shop.Request<String>
  | }
  - `missing` added or `missing` removed: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### example.response
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "response": "[string]",
        "examples": { "novels": { "response": ["Emma", "Persuasion"] } }
      }
    }
  }
  | extension Shop {
  |   /// The examples of the spec, for a `StubTransport`.
  |   public static let examples: [Example] = [
  |     Example("novels", endpoint: "Books.list", status: 200, body: #"["Emma", "Persuasion"]"#)
  |   ]
  | }
  - Changed to `["Emma"]`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### bodyOfFields.fields
  {
    "endpoints": {
      "Orders.add": {
        "method": "POST",
        "path": "/orders",
        "body": { "fields": { "book": "int", "note": "string?" } }
      }
    }
  }
  | extension Orders {
  |   /// `POST /orders`
  |   public static func add(book: Int, note: String? = nil) -> Shop.Request<Void>
  | }
  > POST /orders HTTP/1.1
  > Host: shop.example.com
  > Content-Type: application/json
  >
  > {"book":7,"note":"A gift."}
  - Changed to `{ "book": "int" }`: "note" was removed. Care for shipped apps, breaking for source code (`body-field-removed`)
  ### bodyOfFields.encoding
  {
    "endpoints": {
      "Orders.add": {
        "method": "POST",
        "path": "/orders",
        "body": {
          "fields": { "book": "int", "note": "string?" },
          "encoding": "form"
        }
      }
    }
  }
  | extension Orders {
  |   /// `POST /orders`
  |   public static func add(book: Int, note: String? = nil) -> Shop.Request<Void>
  | }
  = unchanged
  > POST /orders HTTP/1.1
  > Host: shop.example.com
  > Content-Type: application/x-www-form-urlencoded
  >
  > book=7&note=A%20gift.
  - Added: the body encoding changed from json to form. Breaking for shipped apps, safe for source code (`body-encoding-changed`)
  - Removed: the body encoding changed from form to json. Breaking for shipped apps, safe for source code (`body-encoding-changed`)
  - Changed to `"multipart"`: the body encoding changed from form to multipart. Breaking for shipped apps, safe for source code (`body-encoding-changed`)
  ### bodyOfFields.at
  {
    "endpoints": {
      "Orders.add": {
        "method": "POST",
        "path": "/orders",
        "body": { "fields": { "book": "int" }, "at": "order" }
      }
    }
  }
  | extension Orders {
  |   /// `POST /orders`
  |   public static func add(book: Int) -> Shop.Request<Void>
  | }
  = unchanged
  > POST /orders HTTP/1.1
  > Host: shop.example.com
  > Content-Type: application/json
  >
  > {"order":{"book":7}}
  - Added: the body encoding changed from json to json at order. Breaking for shipped apps, safe for source code (`body-encoding-changed`)
  - Removed: the body encoding changed from json at order to json. Breaking for shipped apps, safe for source code (`body-encoding-changed`)
  - Changed to `"data"`: the body encoding changed from json at order to json at data. Breaking for shipped apps, safe for source code (`body-encoding-changed`)
  ### bodyOfType.type
  {
    "types": { "Book": { "fields": { "title": "string" } } },
    "endpoints": {
      "Books.add": {
        "method": "POST",
        "path": "/books",
        "body": { "type": "Book" }
      }
    }
  }
  | extension Books {
  |   /// `POST /books`
  |   public static func add(_ book: Book) -> Shop.Request<Void>
  | }
  > POST /books HTTP/1.1
  > Host: shop.example.com
  > Content-Type: application/json
  >
  > {"title":"Emma"}
  - Changed to `"[Book]"`: "body" is now [Book]. Breaking for shipped apps and source code (`body-field-type-changed`)
  ### bodyOfType.encoding
  {
    "types": { "Book": { "fields": { "title": "string" } } },
    "endpoints": {
      "Books.add": {
        "method": "POST",
        "path": "/books",
        "body": { "type": "Book", "encoding": "form" }
      }
    }
  }
  | extension Books {
  |   /// `POST /books`
  |   public static func add(_ book: Book) -> Shop.Request<Void>
  | }
  = unchanged
  > POST /books HTTP/1.1
  > Host: shop.example.com
  > Content-Type: application/x-www-form-urlencoded
  >
  > title=Emma
  - Added: the body encoding changed from json to form. Breaking for shipped apps, safe for source code (`body-encoding-changed`)
  - Removed or changed to `"json"`: the body encoding changed from form to json. Breaking for shipped apps, safe for source code (`body-encoding-changed`)
  ### bodyOfType.at
  {
    "types": { "Book": { "fields": { "title": "string" } } },
    "endpoints": {
      "Books.add": {
        "method": "POST",
        "path": "/books",
        "body": { "type": "Book", "at": "book" }
      }
    }
  }
  | extension Books {
  |   /// `POST /books`
  |   public static func add(_ book: Book) -> Shop.Request<Void>
  | }
  = unchanged
  > POST /books HTTP/1.1
  > Host: shop.example.com
  > Content-Type: application/json
  >
  > {"book":{"title":"Emma"}}
  - Added: the body encoding changed from json to json at book. Breaking for shipped apps, safe for source code (`body-encoding-changed`)
  - Removed: the body encoding changed from json at book to json. Breaking for shipped apps, safe for source code (`body-encoding-changed`)
  - Changed to `"data"`: the body encoding changed from json at book to json at data. Breaking for shipped apps, safe for source code (`body-encoding-changed`)
  ### bodyOfType.label
  {
    "types": { "Book": { "fields": { "title": "string" } } },
    "endpoints": {
      "Orders.add": {
        "method": "POST",
        "path": "/orders",
        "body": { "type": "Book", "label": "for" }
      }
    }
  }
  | extension Orders {
  |   /// `POST /orders`
  |   public static func add(for book: Book) -> Shop.Request<Void>
  | }
  > POST /orders HTTP/1.1
  > Host: shop.example.com
  > Content-Type: application/json
  >
  > {"title":"Emma"}
  - Added: the body argument changed from `_:` to `for:`. Safe for shipped apps, breaking for source code (`param-swift-name-changed`)
  - Removed: the body argument changed from `for:` to `_:`. Safe for shipped apps, breaking for source code (`param-swift-name-changed`)
  - Changed to `"of"`: the body argument changed from `for:` to `of:`. Safe for shipped apps, breaking for source code (`param-swift-name-changed`)
  ### bodyOfType.spread
  {
    "types": { "Book": { "fields": { "title": "string", "price": "decimal" } } },
    "endpoints": {
      "Books.add": {
        "method": "POST",
        "path": "/books",
        "body": { "type": "Book", "spread": true }
      }
    }
  }
  | extension Books {
  |   /// `POST /books`
  |   public static func add(title: String, price: Decimal) -> Shop.Request<Void>
  | }
  > POST /books HTTP/1.1
  > Host: shop.example.com
  > Content-Type: application/json
  >
  > {"title":"Emma","price":7.5}
  - Added: the body argument changed from `_:` to one argument per field. Safe for shipped apps, breaking for source code (`param-swift-name-changed`)
  - Removed: the body argument changed from one argument per field to `_:`. Safe for shipped apps, breaking for source code (`param-swift-name-changed`)
  ### responseOfType.type
  {
    "endpoints": {
      "Books.cover": { "path": "/cover", "response": { "type": "data" } }
    }
  }
  | extension Books {
  |   /// `GET /cover`
  |   public static func cover() -> Shop.Request<Data>
  | }
  - Changed to `"string"`:
  -   - the response is now read as json, no longer as binary. Breaking for shipped apps, safe for source code (`resp-format-changed`)
  -   - "response" is now string. Breaking for shipped apps and source code (`resp-field-type-changed`)
  ### responseOfType.status
  {
    "endpoints": {
      "Books.add": {
        "method": "POST",
        "path": "/books",
        "body": "string",
        "response": { "type": "int", "status": 201 }
      }
    }
  }
  | extension Books {
  |   /// `POST /books`
  |   public static func add(_ text: String) -> Shop.Request<Int>
  | }
  = unchanged
  < HTTP/1.1 201
  < Content-Type: application/json
  <
  < 7
  - Added: a success is now documented with the status 201, no longer 200. Safe for shipped apps and source code (`resp-status-success-changed`)
  - Removed: a success is now documented with the status 200, no longer 201. Safe for shipped apps and source code (`resp-status-success-changed`)
  - Changed to `202`: a success is now documented with the status 202, no longer 201. Safe for shipped apps and source code (`resp-status-success-changed`)
  ### responseOfType.at
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "response": { "type": "[string]", "at": "items[].title" }
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list() -> Shop.Request<[String]>
  | }
  = unchanged
  < { "items": [{ "title": "Emma" }, { "title": "Persuasion" }] }
  - Added: the response is now read as json at items[].title, no longer as json. Breaking for shipped apps, safe for source code (`resp-format-changed`)
  - Removed: the response is now read as json, no longer as json at items[].title. Breaking for shipped apps, safe for source code (`resp-format-changed`)
  - Changed to `"books[].title"`: the response is now read as json at books[].title, no longer as json at items[].title. Breaking for shipped apps, safe for source code (`resp-format-changed`)
  ### responseOfType.encoding
  {
    "endpoints": {
      "Books.preview": {
        "path": "/preview",
        "response": { "type": "string", "encoding": "text" }
      }
    }
  }
  | extension Books {
  |   /// `GET /preview`
  |   public static func preview() -> Shop.Request<String>
  | }
  = unchanged
  - Added: the response is now read as text, no longer as json. Breaking for shipped apps, safe for source code (`resp-format-changed`)
  - Removed or changed to `"json"`: the response is now read as json, no longer as text. Breaking for shipped apps, safe for source code (`resp-format-changed`)
  ### responseOfType.headers
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "response": { "type": "[string]", "headers": { "X-Total": "int" } }
      }
    }
  }
  | extension Response where Value == [String] {
  |   public var xTotal: Int?
  | }
  - Added: the header "X-Total" is new. Safe for shipped apps and source code (`resp-header-added`)
  - Removed: the header "X-Total" was removed. Care for shipped apps, breaking for source code (`resp-header-removed`)
  - Changed to `{ "X-Total": "int?" }`: no finding
  ### header.type
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "response": {
          "type": "[string]",
          "headers": { "Last-Modified": { "type": "date(rfc1123)" } }
        }
      }
    }
  }
  | extension Response where Value == [String] {
  |   public var lastModified: Date?
  | }
  - Changed to `"string"`: the header "Last-Modified" changed from date(rfc1123) to string. Care for shipped apps, breaking for source code (`resp-field-type-changed`)
  ### header.as
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "response": {
          "type": "[string]",
          "headers": { "X-Total": { "type": "int", "as": "total" } }
        }
      }
    }
  }
  | extension Response where Value == [String] {
  |   public var total: Int?
  | }
  - Added: the header "X-Total" is now called `total`, no longer `xTotal`. Safe for shipped apps, breaking for source code (`resp-field-swift-name-changed`)
  - Removed: the header "X-Total" is now called `xTotal`, no longer `total`. Safe for shipped apps, breaking for source code (`resp-field-swift-name-changed`)
  - Changed to `"count"`: the header "X-Total" is now called `count`, no longer `total`. Safe for shipped apps, breaking for source code (`resp-field-swift-name-changed`)
  ### header.summary
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "response": {
          "type": "[string]",
          "headers": {
            "X-Total": { "type": "int", "summary": "All books of the shop." }
          }
        }
      }
    }
  }
  | extension Response where Value == [String] {
  |   /// All books of the shop.
  |   public var xTotal: Int?
  | }
  - Added, removed or changed to `"All books."`: no finding
  ### responseStream.stream
  {
    "types": { "Sale": { "fields": { "book": "int" } } },
    "endpoints": {
      "Sales.watch": {
        "path": "/sales",
        "response": { "stream": "Sale", "format": "lines" }
      }
    }
  }
  | public struct Sale: Equatable, Sendable, WireDecodable {
  |   public let book: Int
  |   public init(book: Int)
  | }
  |
  | extension Sales {
  |   /// `GET /sales`
  |   public static func watch() -> Shop.StreamRequest<Sale>
  | }
  < {"book": 7}
  < {"book": 8}
  - Changed to `"int"`: "response" is now int. Breaking for shipped apps and source code (`resp-field-type-changed`)
  ### responseStream.format
  {
    "types": { "Sale": { "fields": { "book": "int" } } },
    "endpoints": {
      "Sales.watch": {
        "path": "/sales",
        "response": { "stream": "Sale", "format": "sse" }
      }
    }
  }
  | extension Sales {
  |   /// `GET /sales`
  |   public static func watch() -> Shop.StreamRequest<Sale>
  | }
  < data: {"book": 7}
  <
  < data: {"book": 8}
  <
  - Changed to `"lines"`: the response is now read as a stream of lines, no longer as a stream of sse. Breaking for shipped apps, safe for source code (`resp-format-changed`)
  ### responseStream.end
  {
    "endpoints": {
      "Books.summarize": {
        "path": "/summary",
        "response": { "stream": "string", "format": "sse", "end": "[DONE]" }
      }
    }
  }
  | extension Books {
  |   /// `GET /summary`
  |   public static func summarize() -> Shop.StreamRequest<String>
  | }
  = unchanged
  < data: A novel
  <
  < data: about manners.
  <
  < data: [DONE]
  <
  - Added: the response is now read as a stream of sse until [DONE], no longer as a stream of sse. Breaking for shipped apps, safe for source code (`resp-format-changed`)
  - Removed: the response is now read as a stream of sse, no longer as a stream of sse until [DONE]. Breaking for shipped apps, safe for source code (`resp-format-changed`)
  - Changed to `"end"`: the response is now read as a stream of sse until end, no longer as a stream of sse until [DONE]. Breaking for shipped apps, safe for source code (`resp-format-changed`)
  ### responseStream.reconnect
  {
    "types": { "Sale": { "fields": { "book": "int" } } },
    "endpoints": {
      "Sales.watch": {
        "path": "/sales",
        "response": { "stream": "Sale", "format": "sse", "reconnect": true }
      }
    }
  }
  | extension Sales {
  |   /// `GET /sales`
  |   public static func watch() -> Shop.StreamRequest<Sale>
  | }
  = unchanged
  - Added: the reconnection of the stream changed from after events with ids to always. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  - Removed: the reconnection of the stream changed from always to after events with ids. Safe for shipped apps, care for source code (`retry-timeout-idempotency-changed`)
  ### errors.default
  {
    "types": { "Problem": { "fields": { "message": "string" } } },
    "errors": {
      "404": "missing",
      "default": { "case": "other", "type": "Problem" }
    },
    "endpoints": { "Books.buy": { "method": "POST", "path": "/buy" } }
  }
  | public struct Problem: Equatable, Sendable, WireDecodable {
  |   public let message: String
  |   public init(message: String)
  | }
  |
  | extension Shop {
  |   /// The errors of the API.
  |   public indirect enum Failure: ServiceFailure {
  |     case missing
  |     case other(Problem)
  |   }
  | }
  < HTTP/1.1 500
  < Content-Type: application/json
  <
  < { "message": "The shop is closed." }
  - Added: the failure "other" is new. Care for shipped apps, breaking for source code (`error-case-added`)
  - Removed: the failure "other" was removed. Safe for shipped apps, breaking for source code (`error-case-removed`)
  - Changed to `"other"`: "other" now has nothing as details, no longer Problem. Care for shipped apps, breaking for source code (`error-body-changed`)
  ### endpointErrors.default
  {
    "endpoints": {
      "Books.buy": {
        "method": "POST",
        "path": "/buy",
        "errors": { "404": "missing", "default": "unavailable" }
      }
    }
  }
  | extension Books {
  |   /// `POST /buy`
  |   ///
  |   /// Can also fail with `missing` or `unavailable`.
  |   public static func buy() -> Shop.Request<Void>
  | }
  |
  | extension Shop {
  |   public enum Failure: ServiceFailure {
  |     case missing
  |     case unavailable
  |   }
  | }
  - Added: the failure "unavailable" is new. Care for shipped apps, breaking for source code (`error-case-added`)
  - Removed: the failure "unavailable" was removed. Safe for shipped apps, breaking for source code (`error-case-removed`)
  - Changed to `"closed"`: the failure "unavailable" is now called "closed". Safe for shipped apps, breaking for source code (`error-case-removed`)
  ### errorOfStatus.case
  {
    "errors": { "404": { "case": "missing" } },
    "endpoints": { "Books.buy": { "method": "POST", "path": "/buy" } }
  }
  | extension Shop {
  |   /// The errors of the API.
  |   public enum Failure: ServiceFailure {
  |     case missing
  |   }
  | }
  - Changed to `"unknownBook"`: the failure "missing" is now called "unknownBook". Safe for shipped apps, breaking for source code (`error-case-removed`)
  ### errorOfStatus.when
  {
    "errors": {
      "409": [{ "case": "sold", "when": { "reason": "SOLD" } }, "conflict"]
    },
    "endpoints": { "Books.buy": { "method": "POST", "path": "/buy" } }
  }
  | extension Shop {
  |   /// The errors of the API.
  |   public enum Failure: ServiceFailure {
  |     case sold
  |     case conflict
  |   }
  | }
  < HTTP/1.1 409
  < Content-Type: application/json
  <
  < { "reason": "SOLD" }
  - Changed to `{ "reason": "SOLD_OUT" }`: "sold" is now reported for 409 with reason: "SOLD_OUT". Care for shipped apps, safe for source code (`error-case-added`)
  ### errorOfStatus.type
  {
    "types": { "Problem": { "fields": { "message": "string" } } },
    "errors": { "404": { "case": "missing", "type": "Problem" } },
    "endpoints": { "Books.buy": { "method": "POST", "path": "/buy" } }
  }
  | public struct Problem: Equatable, Sendable, WireDecodable {
  |   public let message: String
  |   public init(message: String)
  | }
  |
  | extension Shop {
  |   /// The errors of the API.
  |   public indirect enum Failure: ServiceFailure {
  |     case missing(Problem)
  |   }
  | }
  < HTTP/1.1 404
  < Content-Type: application/json
  <
  < { "message": "There is no such book." }
  - Added: "missing" now has Problem as details, no longer nothing. Safe for shipped apps, breaking for source code (`error-body-changed`)
  - Removed: "missing" now has nothing as details, no longer Problem. Care for shipped apps, breaking for source code (`error-body-changed`)
  - Changed to `"json"`: "missing" now has json as details, no longer Problem. Care for shipped apps, breaking for source code (`error-body-changed`)
  ### errorOfStatus.message
  {
    "errors": { "404": { "case": "missing", "message": "This book is gone." } },
    "endpoints": { "Books.buy": { "method": "POST", "path": "/buy" } }
  }
  | extension Shop {
  |   public enum Failure: ServiceFailure {
  |     public var userFacingText: String?
  |   }
  | }
  - Added, removed or changed to `"There is no such book."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### errorOfStatus.was
  {
    "errors": { "404": { "case": "missing", "was": "notFound" } },
    "endpoints": { "Books.buy": { "method": "POST", "path": "/buy" } }
  }
  | extension Shop {
  |   public enum Failure: ServiceFailure {
  |     @available(*, deprecated, renamed: "missing")
  |     public static var notFound: Self
  |   }
  | }
  - Renamed with this key: the failure "notFound" is now called "missing"; the old name stays, deprecated. Safe for shipped apps, care for source code (`error-case-removed`)
  - Renamed without it: the failure "notFound" is now called "missing". Safe for shipped apps, breaking for source code (`error-case-removed`)
  ### errorOfStatus.summary
  {
    "errors": {
      "404": { "case": "missing", "summary": "The book was sold or removed." }
    },
    "endpoints": { "Books.buy": { "method": "POST", "path": "/buy" } }
  }
  | extension Shop {
  |   public enum Failure: ServiceFailure {
  |     /// The book was sold or removed.
  |     case missing
  |   }
  | }
  - Added, removed or changed to `"The book was sold."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### errorWhen.when
  {
    "types": {
      "Refusal": { "fields": { "status": "string", "message": "string" } }
    },
    "errors": { "refused": { "when": { "status": "error" }, "type": "Refusal" } },
    "endpoints": { "Books.buy": { "method": "POST", "path": "/buy" } }
  }
  | extension Shop {
  |   /// The errors of the API.
  |   public indirect enum Failure: ServiceFailure {
  |     case refused(Refusal)
  |   }
  | }
  < HTTP/1.1 200
  < Content-Type: application/json
  <
  < { "status": "error", "message": "The shop is closed." }
  - Changed to `{ "status": "failed" }`: "refused" is now reported for status: "failed". Care for shipped apps, safe for source code (`error-case-added`)
  ### errorWhen.type
  {
    "types": {
      "Refusal": { "fields": { "status": "string", "message": "string" } }
    },
    "errors": { "refused": { "when": { "status": "error" }, "type": "Refusal" } },
    "endpoints": { "Books.buy": { "method": "POST", "path": "/buy" } }
  }
  | public struct Refusal: Equatable, Sendable, WireDecodable {
  |   public let status: String
  |   public let message: String
  |   public init(status: String, message: String)
  | }
  |
  | extension Shop {
  |   /// The errors of the API.
  |   public indirect enum Failure: ServiceFailure {
  |     case refused(Refusal)
  |   }
  | }
  < HTTP/1.1 200
  < Content-Type: application/json
  <
  < { "status": "error", "message": "The shop is closed." }
  - Added: "refused" now has Refusal as details, no longer nothing. Safe for shipped apps, breaking for source code (`error-body-changed`)
  - Removed: "refused" now has nothing as details, no longer Refusal. Care for shipped apps, breaking for source code (`error-body-changed`)
  - Changed to `"json"`: "refused" now has json as details, no longer Refusal. Care for shipped apps, breaking for source code (`error-body-changed`)
  ### errorWhen.message
  {
    "errors": {
      "closed": {
        "when": { "reason": "CLOSED" },
        "message": "The shop is closed."
      }
    },
    "endpoints": { "Books.buy": { "method": "POST", "path": "/buy" } }
  }
  | extension Shop {
  |   public enum Failure: ServiceFailure {
  |     public var userFacingText: String?
  |   }
  | }
  - Added, removed or changed to `"Come back tomorrow."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### errorWhen.was
  {
    "errors": { "closed": { "when": { "reason": "CLOSED" }, "was": "shut" } },
    "endpoints": { "Books.buy": { "method": "POST", "path": "/buy" } }
  }
  | extension Shop {
  |   public enum Failure: ServiceFailure {
  |     @available(*, deprecated, renamed: "closed")
  |     public static var shut: Self
  |   }
  | }
  - Renamed with this key: the failure "shut" is now called "closed"; the old name stays, deprecated. Safe for shipped apps, care for source code (`error-case-removed`)
  - Renamed without it: the failure "shut" is now called "closed". Safe for shipped apps, breaking for source code (`error-case-removed`)
  ### errorWhen.summary
  {
    "errors": {
      "closed": {
        "when": { "reason": "CLOSED" },
        "summary": "Outside of opening hours."
      }
    },
    "endpoints": { "Books.buy": { "method": "POST", "path": "/buy" } }
  }
  | extension Shop {
  |   public enum Failure: ServiceFailure {
  |     /// Outside of opening hours.
  |     case closed
  |   }
  | }
  - Added, removed or changed to `"On Sundays."`: the documentation changed. Safe for shipped apps and source code (`docs-changed`)
  ### presence.present
  {
    "types": { "Problem": { "fields": { "text": "string" } } },
    "errors": {
      "failed": {
        "when": { "error": { "present": true } },
        "type": { "fields": { "error": "Problem" } }
      }
    },
    "endpoints": { "Books.buy": { "method": "POST", "path": "/buy" } }
  }
  | extension Shop {
  |   /// The errors of the API.
  |   public indirect enum Failure: ServiceFailure {
  |     case failed(Shop.FailedFailure)
  |   }
  | }
  < HTTP/1.1 200
  < Content-Type: application/json
  <
  < { "error": { "text": "The book was sold." } }
  - `failed` added: the failure "failed" is new. Care for shipped apps, breaking for source code (`error-case-added`)
  - `failed` removed: the failure "failed" was removed. Safe for shipped apps, breaking for source code (`error-case-removed`)
  ### pagination.style
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "page": "int?" },
        "response": "[string]",
        "pagination": { "style": "page" }
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(page: Int? = nil) -> Shop.PagedRequest<[String], String>
  | }
  > GET /books?page=1 HTTP/1.1
  > Host: shop.example.com
  < ["Emma"]
  - Changed to `"link"`: the pagination changed from page numbers (`page`) to `Link` headers. Breaking for shipped apps, safe for source code (`pagination-changed`)
  ### paginationPage.style
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "page": "int?" },
        "response": "[string]",
        "pagination": { "style": "page" }
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(page: Int? = nil) -> Shop.PagedRequest<[String], String>
  | }
  > GET /books?page=2 HTTP/1.1
  > Host: shop.example.com
  < ["Emma"]
  - Changed to `"link"`: the pagination changed from page numbers (`page`) to `Link` headers. Breaking for shipped apps, safe for source code (`pagination-changed`)
  ### paginationPage.parameter
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "p": "int?", "page": "int?" },
        "response": "[string]",
        "pagination": { "style": "page", "parameter": "p" }
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(p: Int? = nil, page: Int? = nil) -> Shop.PagedRequest<[String], String>
  | }
  = unchanged
  > GET /books?p=2 HTTP/1.1
  > Host: shop.example.com
  - Added: the pagination changed from page numbers (`page`) to page numbers (`p`). Breaking for shipped apps, safe for source code (`pagination-changed`)
  - Removed or changed to `"page"`: the pagination changed from page numbers (`p`) to page numbers (`page`). Breaking for shipped apps, safe for source code (`pagination-changed`)
  ### paginationPage.start
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "page": "int?" },
        "response": "[string]",
        "pagination": { "style": "page", "start": 0 }
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(page: Int? = nil) -> Shop.PagedRequest<[String], String>
  | }
  = unchanged
  > GET /books?page=0 HTTP/1.1
  > Host: shop.example.com
  - Added, removed or changed to `1`: the pagination by page numbers (`page`) changed. Breaking for shipped apps, safe for source code (`pagination-changed`)
  ### paginationPage.items
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "page": "int?" },
        "response": {
          "fields": { "books": "[string]", "new_books": "[string]?" }
        },
        "pagination": { "style": "page", "items": "books" }
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(page: Int? = nil) -> Shop.PagedRequest<Books.ListResponse, String>
  | }
  < { "books": ["Emma"] }
  - Changed to `"new_books"`: the pagination by page numbers (`page`) changed. Breaking for shipped apps, safe for source code (`pagination-changed`)
  ### paginationPage.more
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "page": "int?" },
        "response": {
          "fields": {
            "books": "[string]",
            "has_more": "bool",
            "has_next": "bool?"
          }
        },
        "pagination": { "style": "page", "items": "books", "more": "has_more" }
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(page: Int? = nil) -> Shop.PagedRequest<Books.ListResponse, String>
  | }
  = unchanged
  < { "books": ["Emma"], "has_more": false }
  - Added: the pagination now has totals. Safe for shipped apps and source code (`pagination-changed`)
  - Removed or changed to `"has_next"`: the pagination by page numbers (`page`) changed. Breaking for shipped apps, safe for source code (`pagination-changed`)
  ### paginationPage.pages
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "page": "int?" },
        "response": {
          "fields": {
            "books": "[string]",
            "total_pages": "int",
            "last_page": "int?"
          }
        },
        "pagination": {
          "style": "page",
          "items": "books",
          "pages": "total_pages"
        }
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(page: Int? = nil) -> Shop.PagedRequest<Books.ListResponse, String>
  | }
  = unchanged
  < { "books": ["Emma"], "total_pages": 12 }
  - Added: the pagination now has totals. Safe for shipped apps and source code (`pagination-changed`)
  - Removed or changed to `"last_page"`: the pagination by page numbers (`page`) changed. Breaking for shipped apps, safe for source code (`pagination-changed`)
  ### paginationOffset.style
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": {
          "skip": "int?",
          "take": { "type": "int", "default": 20 }
        },
        "response": "[string]",
        "pagination": { "style": "offset", "parameter": "skip", "limit": "take" }
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(skip: Int? = nil, take: Int = 20) -> Shop.PagedRequest<[String], String>
  | }
  > GET /books?skip=20&take=20 HTTP/1.1
  > Host: shop.example.com
  - `pagination` added: the response is now paginated. Safe for shipped apps, care for source code (`pagination-changed`)
  - `pagination` removed: the response is no longer paginated. Breaking for shipped apps and source code (`pagination-changed`)
  ### paginationOffset.parameter
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": {
          "skip": "int?",
          "offset": "int?",
          "take": { "type": "int", "default": 20 }
        },
        "response": "[string]",
        "pagination": { "style": "offset", "parameter": "skip", "limit": "take" }
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(
  |     skip: Int? = nil,
  |     offset: Int? = nil,
  |     take: Int = 20
  |   ) -> Shop.PagedRequest<[String], String>
  | }
  > GET /books?skip=20&take=20 HTTP/1.1
  > Host: shop.example.com
  - Changed to `"offset"`: the pagination changed from offsets (`skip`) to offsets (`offset`). Breaking for shipped apps, safe for source code (`pagination-changed`)
  ### paginationOffset.limit
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": {
          "skip": "int?",
          "take": { "type": "int", "default": 20 },
          "limit": "int?"
        },
        "response": "[string]",
        "pagination": { "style": "offset", "parameter": "skip", "limit": "take" }
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(
  |     skip: Int? = nil,
  |     take: Int = 20,
  |     limit: Int? = nil
  |   ) -> Shop.PagedRequest<[String], String>
  | }
  > GET /books?skip=20&take=50 HTTP/1.1
  > Host: shop.example.com
  - Changed to `"limit"`: the pagination by offsets (`skip`) changed. Breaking for shipped apps, safe for source code (`pagination-changed`)
  ### paginationOffset.items
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": {
          "skip": "int?",
          "take": { "type": "int", "default": 20 }
        },
        "response": {
          "fields": { "books": "[string]", "new_books": "[string]?" }
        },
        "pagination": {
          "style": "offset",
          "parameter": "skip",
          "limit": "take",
          "items": "books"
        }
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(
  |     skip: Int? = nil,
  |     take: Int = 20
  |   ) -> Shop.PagedRequest<Books.ListResponse, String>
  | }
  < { "books": ["Emma"] }
  - Changed to `"new_books"`: the pagination by offsets (`skip`) changed. Breaking for shipped apps, safe for source code (`pagination-changed`)
  ### paginationOffset.total
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": {
          "skip": "int?",
          "take": { "type": "int", "default": 20 }
        },
        "response": {
          "fields": { "books": "[string]", "total": "int", "count": "int?" }
        },
        "pagination": {
          "style": "offset",
          "parameter": "skip",
          "limit": "take",
          "items": "books",
          "total": "total"
        }
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(
  |     skip: Int? = nil,
  |     take: Int = 20
  |   ) -> Shop.PagedRequest<Books.ListResponse, String>
  | }
  = unchanged
  < { "books": ["Emma"], "total": 231 }
  - Added: the pagination now has totals. Safe for shipped apps and source code (`pagination-changed`)
  - Removed or changed to `"count"`: the pagination by offsets (`skip`) changed. Breaking for shipped apps, safe for source code (`pagination-changed`)
  ### paginationCursor.style
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "after": "string?" },
        "response": { "fields": { "books": "[string]", "next": "string?" } },
        "pagination": {
          "style": "cursor",
          "parameter": "after",
          "next": "next",
          "items": "books"
        }
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(after: String? = nil) -> Shop.PagedRequest<Books.ListResponse, String>
  | }
  > GET /books?after=b7 HTTP/1.1
  > Host: shop.example.com
  - `pagination` added: the response is now paginated. Safe for shipped apps, care for source code (`pagination-changed`)
  - `pagination` removed: the response is no longer paginated. Breaking for shipped apps and source code (`pagination-changed`)
  ### paginationCursor.parameter
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "after": "string?", "cursor": "string?" },
        "response": { "fields": { "books": "[string]", "next": "string?" } },
        "pagination": {
          "style": "cursor",
          "parameter": "after",
          "next": "next",
          "items": "books"
        }
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(
  |     after: String? = nil,
  |     cursor: String? = nil
  |   ) -> Shop.PagedRequest<Books.ListResponse, String>
  | }
  > GET /books?after=b7 HTTP/1.1
  > Host: shop.example.com
  - Changed to `"cursor"`: the pagination changed from cursors (`after`) to cursors (`cursor`). Breaking for shipped apps, safe for source code (`pagination-changed`)
  ### paginationCursor.next
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "after": "string?" },
        "response": {
          "fields": {
            "books": "[string]",
            "next": "string?",
            "previous": "string?"
          }
        },
        "pagination": {
          "style": "cursor",
          "parameter": "after",
          "next": "next",
          "items": "books"
        }
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(after: String? = nil) -> Shop.PagedRequest<Books.ListResponse, String>
  | }
  < { "books": ["Emma"], "next": "b7" }
  - Changed to `"previous"`: the pagination by cursors (`after`) changed. Breaking for shipped apps, safe for source code (`pagination-changed`)
  ### paginationCursor.items
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "after": "string?" },
        "response": {
          "fields": {
            "books": "[string]",
            "new_books": "[string]?",
            "next": "string?"
          }
        },
        "pagination": {
          "style": "cursor",
          "parameter": "after",
          "next": "next",
          "items": "books"
        }
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(after: String? = nil) -> Shop.PagedRequest<Books.ListResponse, String>
  | }
  < { "books": ["Emma"], "next": "b7" }
  - Changed to `"new_books"`: the pagination by cursors (`after`) changed. Breaking for shipped apps, safe for source code (`pagination-changed`)
  ### paginationCursor.more
  {
    "types": { "Book": { "fields": { "id": "string" } } },
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "parameters": { "after": "string?" },
        "response": {
          "fields": { "books": "[Book]", "has_more": "bool", "has_next": "bool?" }
        },
        "pagination": {
          "style": "cursor",
          "parameter": "after",
          "next": "books[last].id",
          "items": "books",
          "more": "has_more"
        }
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list(after: String? = nil) -> Shop.PagedRequest<Books.ListResponse, Book>
  | }
  = unchanged
  < { "books": [{ "id": "b7" }], "has_more": true }
  - Added: the pagination now has totals. Safe for shipped apps and source code (`pagination-changed`)
  - Removed or changed to `"has_next"`: the pagination by cursors (`after`) changed. Breaking for shipped apps, safe for source code (`pagination-changed`)
  ### paginationUrl.style
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "response": { "fields": { "books": "[string]", "next": "url?" } },
        "pagination": { "style": "url", "next": "next", "items": "books" }
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list() -> Shop.PagedRequest<Books.ListResponse, String>
  | }
  < { "books": ["Emma"], "next": "https://shop.example.com/books?page=2" }
  - `pagination` added: the response is now paginated. Safe for shipped apps, care for source code (`pagination-changed`)
  - `pagination` removed: the response is no longer paginated. Breaking for shipped apps and source code (`pagination-changed`)
  ### paginationUrl.next
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "response": {
          "fields": { "books": "[string]", "next": "url?", "previous": "url?" }
        },
        "pagination": { "style": "url", "next": "next", "items": "books" }
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list() -> Shop.PagedRequest<Books.ListResponse, String>
  | }
  < { "books": ["Emma"], "next": "https://shop.example.com/books?page=2" }
  - Changed to `"previous"`: the pagination changed from URLs (`next`) to URLs (`previous`). Breaking for shipped apps, safe for source code (`pagination-changed`)
  ### paginationUrl.items
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "response": {
          "fields": {
            "books": "[string]",
            "new_books": "[string]?",
            "next": "url?"
          }
        },
        "pagination": { "style": "url", "next": "next", "items": "books" }
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list() -> Shop.PagedRequest<Books.ListResponse, String>
  | }
  < { "books": ["Emma"], "next": null }
  - Changed to `"new_books"`: the pagination by URLs (`next`) changed. Breaking for shipped apps, safe for source code (`pagination-changed`)
  ### paginationLink.style
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "response": "[string]",
        "pagination": { "style": "link" }
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list() -> Shop.PagedRequest<[String], String>
  | }
  < ["Emma"]
  - `pagination` added: the response is now paginated. Safe for shipped apps, care for source code (`pagination-changed`)
  - `pagination` removed: the response is no longer paginated. Breaking for shipped apps and source code (`pagination-changed`)
  ### paginationLink.items
  {
    "endpoints": {
      "Books.list": {
        "path": "/books",
        "response": {
          "fields": { "books": "[string]", "new_books": "[string]?" }
        },
        "pagination": { "style": "link", "items": "books" }
      }
    }
  }
  | extension Books {
  |   /// `GET /books`
  |   public static func list() -> Shop.PagedRequest<Books.ListResponse, String>
  | }
  < { "books": ["Emma"] }
  - Changed to `"new_books"`: the pagination by `Link` headers changed. Breaking for shipped apps, safe for source code (`pagination-changed`)

  """###
