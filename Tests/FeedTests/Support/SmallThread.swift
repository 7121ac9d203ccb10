import Glibc

/// A thread of a test.
final class SmallThread {
  private var thread = pthread_t()

  init(_ body: @escaping @Sendable () -> Void) {
    let box = Unmanaged.passRetained(Body(run: body)).toOpaque()
    pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, box)
  }

  func join() { pthread_join(thread, nil) }

  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }
}

/// Waits until something holds; false when it does not within so many seconds.
func eventually(within seconds: Double = 5, _ holds: () -> Bool) -> Bool {
  for _ in 0..<Int(seconds * 200) {
    if holds() { return true }
    usleep(5_000)
  }
  return holds()
}
