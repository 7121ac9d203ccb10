import Glibc

/// A lock that can be waited on, by the monotonic clock.
final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    mutex.initialize(to: pthread_mutex_t())
    condition.initialize(to: pthread_cond_t())
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Runs `body` with the lock held.
  func withLock<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Wakes the thread that waits. The lock has to be held.
  func signal() { pthread_cond_signal(condition) }

  /// Gives the lock away until a signal, then takes it again; false once `deadline` (monotonic seconds) has passed.
  func wait(until deadline: Double?) -> Bool {
    guard let deadline else { return pthread_cond_wait(condition, mutex) == 0 }
    let whole = deadline.rounded(.down)
    var time = timespec(tv_sec: Int(whole), tv_nsec: Int((deadline - whole) * 1e9))
    return pthread_cond_timedwait(condition, mutex, &time) != ETIMEDOUT
  }
}
