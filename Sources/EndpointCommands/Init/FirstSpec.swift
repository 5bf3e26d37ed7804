/// The spec that `endpoints init` writes: small, with the features that most APIs need.
func firstSpec(named name: String) -> String {
  """
  {
    "$schema": "endpoints.schema.json",
    "api": "\(name)",
    "version": "0.1.0",
    "summary": "A first spec: replace its servers, types and endpoints with your own.",
    "servers": {
      "production": "https://api.example.com/v1",
      "local": "http://127.0.0.1:8080/v1"
    },
    "errors": {
      "404": { "case": "notFound", "type": "Problem" },
      "5xx": "unavailable"
    },
    "types": {
      "Article": {
        "summary": "The identifier of an article.",
        "identifier": "string"
      },
      "Kind": {
        "summary": "An open enum: values that the server adds later are still read.",
        "enum": ["news", "opinion"]
      },
      "ArticleDetails": {
        "summary": "A struct. A type that ends in \\"?\\" may be missing.",
        "fields": {
          "id": { "type": "Article", "as": "article" },
          "title": "string",
          "kind": "Kind",
          "published_at": "date?"
        }
      },
      "Problem": {
        "summary": "The body of an error.",
        "fields": {
          "message": { "type": "string", "userFacing": true }
        }
      }
    },
    "endpoints": {
      "Articles.list": {
        "summary": "List articles. A parameter that the path does not name goes into the query.",
        "path": "/articles",
        "parameters": {
          "limit": { "type": "int", "default": 20 }
        },
        "response": "[ArticleDetails]",
        "examples": {
          "one": {
            "response": [
              { "id": "a1", "title": "Hello", "kind": "news", "published_at": "2026-01-31T12:00:00Z" }
            ]
          }
        }
      },
      "Article.details": {
        "summary": "Get one article. \\"self\\" makes it a method of Article.",
        "path": "/articles/{id}",
        "parameters": {
          "id": "self"
        },
        "response": "ArticleDetails",
        "examples": {
          "hello": { "response": { "id": "a1", "title": "Hello", "kind": "news" } },
          "gone": { "status": 404, "response": { "message": "There is no such article." } }
        }
      }
    }
  }

  """
}
