/// The kinds of breaking changes that no sample can show, with the reason.
package let unprovable: [String: String] = [
  "auth-added-or-tightened": "Samples carry no credentials, since a spec has none."
]
