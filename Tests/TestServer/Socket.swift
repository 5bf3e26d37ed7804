#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// The system has no free port or descriptor.
struct SocketError: Error {}

/// A minimal TCP socket on the loopback interface.
struct Socket: Sendable {
  let descriptor: Int32

  /// A socket on a free port. The system refuses connections to it until it listens.
  static func bound() throws -> (socket: Socket, port: UInt16) {
    let socket = Socket(descriptor: stream())
    var address = loopback()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket.descriptor, $0, size) == 0 && getsockname(socket.descriptor, $0, &size) == 0
      }
    }
    guard bound else { throw SocketError() }
    return (socket, UInt16(bigEndian: address.sin_port))
  }

  func listen() throws {
    guard systemListen(descriptor) == 0 else { throw SocketError() }
  }

  /// Connects to a port and disconnects.
  static func connect(to port: UInt16) {
    let socket = Socket(descriptor: stream())
    var address = loopback()
    address.sin_port = port.bigEndian
    withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = systemConnect(socket.descriptor, $0)
      }
    }
    socket.close()
  }

  /// The next connection. Nil after a second without one, or if the system has no descriptor for it.
  func accepted() -> Socket? {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&state, 1, 1000) > 0 else { return nil }
    let client = accept(descriptor, nil, nil)
    guard client >= 0 else {
      usleep(10_000)
      return nil
    }
    var on: Int32 = 1
    setsockopt(client, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    #if !canImport(Glibc)
      setsockopt(client, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return Socket(descriptor: client)
  }

  /// The next bytes, empty if the client has closed the connection.
  func read() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      count = max(0, recv(descriptor, buffer.baseAddress, buffer.count, 0))
    }
  }

  /// Sends the bytes. Returns whether the system accepted all of them.
  func write(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        send(descriptor, $0.baseAddress?.advanced(by: sent), $0.count - sent, Self.flags)
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Waits for at most the given seconds. Returns whether the client has closed the connection.
  func closes(within seconds: Double) -> Bool {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&state, 1, Int32(seconds * 1000)) > 0 else { return false }
    var byte: UInt8 = 0
    return recv(descriptor, &byte, 1, Int32(MSG_PEEK)) <= 0
  }

  /// Ends the traffic and wakes threads that wait on the socket. The descriptor stays reserved.
  func shutdown() { _ = systemShutdown(descriptor) }

  func close() { _ = systemClose(descriptor) }

  /// Closes with a TCP reset.
  func reset() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor,
      SOL_SOCKET,
      SO_LINGER,
      &option,
      socklen_t(MemoryLayout<linger>.size)
    )
    close()
  }

  private static func loopback() -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  #if canImport(Glibc)
    private static let flags = Int32(MSG_NOSIGNAL)
    private static func stream() -> Int32 { socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) }
  #else
    private static let flags: Int32 = 0
    private static func stream() -> Int32 { socket(AF_INET, SOCK_STREAM, 0) }
  #endif
}

private func systemListen(_ descriptor: Int32) -> Int32 { listen(descriptor, 128) }
private func systemConnect(_ descriptor: Int32, _ address: UnsafePointer<sockaddr>) -> Int32 {
  connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_in>.size))
}
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
private func systemShutdown(_ descriptor: Int32) -> Int32 { shutdown(descriptor, Int32(SHUT_RDWR)) }
