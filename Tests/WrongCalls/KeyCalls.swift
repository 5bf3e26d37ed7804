@_spi(Generated) import EndpointRuntime

enum Key: ~Copyable { case id, name }
enum OtherKey: ~Copyable { case id, name }

let keys = WireKeys<Key> { keys in
  keys.add("id", as: .id)
  keys.add("name", as: .name)
}

func wrongKeys() {
  _ = WireKeys<Key> { keys in
    // expected-error@+1 {{type 'Key' has no member 'nam'}}
    keys.add("name", as: .nam)
  }
  _ = WireKeys<Key> { keys in
    // expected-error@+1 {{cannot convert value of type 'OtherKey' to expected argument type 'Key'}}
    keys.add("name", as: OtherKey.name)
  }
  // expected-error@+1 {{cannot convert value of type 'String' to specified type 'WireKeys<Key>'}}
  let lines: WireKeys<Key> = """
    id
    name
    """
  _ = lines
}

func anyType(_ json: inout JSONReader) {
  var object = json.object(keys)
  // expected-note@+2 {{('WireCase<Key>' and 'String') are expected to be equal}}
  // expected-error@+1 {{cannot assign value of type 'WireCase<Key>?' to type 'String?'}}
  while let text: String = json.next(&object) { _ = text }
  // expected-note@+2 {{('WireCase<Key>' and 'OtherKey') are expected to be equal}}
  // expected-error@+1 {{cannot assign value of type 'WireCase<Key>?' to type 'OtherKey?'}}
  while let key: OtherKey = json.next(&object) { _ = key }
  // expected-note@+2 {{('Key' and 'OtherKey') are expected to be equal}}
  // expected-error@+1 {{cannot assign value of type 'WireCase<Key>?' to type 'WireCase<OtherKey>?'}}
  while let key: WireCase<OtherKey> = json.next(&object) { _ = key }
}

func anyMember(_ json: inout JSONReader, _ members: WireMembers<Key>) {
  var choice = json.choice(of: members)
  // expected-note@+2 {{('WireCase<Key>' and 'String') are expected to be equal}}
  // expected-error@+1 {{cannot assign value of type 'WireCase<Key>?' to type 'String?'}}
  while let text: String = json.next(&choice) { _ = text }
}

func keysOfAnotherType(_ json: inout JSONReader, _ others: WireKeys<OtherKey>) {
  var object = json.object(keys)
  // expected-note@+2 {{('OtherKey' and 'Key') are expected to be equal}}
  // expected-error@+1 {{cannot assign value of type 'WireObject<OtherKey>' to type 'WireObject<Key>'}}
  object = json.object(others)
  _ = object
}
