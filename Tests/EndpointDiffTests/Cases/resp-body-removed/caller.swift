import LibraryAPI

func add(with client: Client<Library>) async throws -> String {
  try await client.send(Books.add()).title
}
