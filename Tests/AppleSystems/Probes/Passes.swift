import Darwin
import Foundation
import Testing

#if canImport(FoundationNetworking) || canImport(Glibc) || !canImport(Darwin) || !os(macOS)
  #error("not as on macOS")
#endif

// The networking of Foundation, C declarations of Darwin and the macros of Testing.
func fetch(_ url: URL) async throws -> Data { try await URLSession.shared.data(from: url).0 }

func failure() -> POSIXError? {
  close(-1) == 0 ? nil : POSIXErrorCode(rawValue: errno).map { POSIXError($0) }
}

@Test func adds() { #expect(1 + 1 == 2) }
