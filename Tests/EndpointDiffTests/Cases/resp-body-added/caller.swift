import LibraryAPI

func add(with client: Client<Library>) async throws { try await client.send(Books.add()) }
