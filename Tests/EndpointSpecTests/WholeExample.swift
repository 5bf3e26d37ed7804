/// The first example in the language's documentation.
let wholeExample = #"""
  {
    "$schema": "endpoints.schema.json",
    "api": "DeckOfCards",
    "version": "1.0.0",
    "summary": "Shuffle decks of cards and draw from them.",
    "servers": {
      "production": "https://deckofcardsapi.com/api",
      "local": "http://127.0.0.1:8080/api"
    },
    "errors": {
      "404": { "case": "noSuchDeck", "type": "Problem" },
      "5xx": "unavailable",
      "refused": { "when": { "success": false }, "type": "Problem" }
    },
    "types": {
      "Deck": { "identifier": "string" },
      "Suit": {
        "enum": ["CLUBS", "DIAMONDS", "HEARTS", "SPADES"],
        "closed": true
      },
      "Value": {
        "enum": {
          "two": "2",
          "ten": "10",
          "jack": "JACK",
          "ace": { "value": "ACE", "summary": "Above the king." }
        }
      },
      "Card": {
        "summary": "A card in a deck of cards.",
        "fields": {
          "suit": "Suit",
          "value": "Value",
          "image": "url?"
        }
      },
      "DeckInfo": {
        "fields": {
          "deck_id": { "type": "Deck", "as": "deck" },
          "remaining": "int"
        }
      },
      "Draw": {
        "fields": {
          "cards": "[Card]",
          "remaining": "int"
        }
      },
      "Problem": {
        "fields": {
          "error": { "type": "string", "as": "message", "userFacing": true }
        }
      }
    },
    "endpoints": {
      "Deck.shuffle": {
        "summary": "Create a new deck, shuffle it, and return it.",
        "path": "/deck/new/shuffle/",
        "parameters": {
          "deck_count": "int?"
        },
        "response": "DeckInfo"
      },
      "Deck.draw": {
        "summary": "Draw cards from the top of the deck.",
        "method": "GET",
        "path": "/deck/{deck}/draw/",
        "parameters": {
          "deck": "self",
          "count": { "type": "int", "default": 1 }
        },
        "response": "Draw",
        "examples": {
          "twoCards": {
            "arguments": { "deck": "gy7aqxz5nmpd", "count": 2 },
            "response": { "cards": [{ "suit": "CLUBS", "value": "ACE" }], "remaining": 50 }
          }
        }
      }
    }
  }
  """#
