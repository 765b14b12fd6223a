/** Runs tasks one after another, first in, first out. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve()
  private unsettled = 0

  /** Whether no task runs or waits. */
  get isIdle(): boolean {
    return this.unsettled === 0
  }

  /**
   * Runs `task` once all earlier ones have settled.
   * @param signal when aborted before the task starts, the task never runs and the promise rejects at once
   */
  run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    this.unsettled++
    const turn = this.last
      .then(() => {
        signal?.throwIfAborted()
        return task()
      })
      .finally(() => this.unsettled--)
    this.last = turn.catch(() => {})
    return signal ? Promise.race([turn, rejectionOf(signal, turn)]) : turn
  }
}

/** Rejects when the signal is aborted. Stays pending, and removes its listener, when `end` settles first. */
function rejectionOf(signal: AbortSignal, end: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    const release = () => signal.removeEventListener('abort', abort)
    end.then(release, release)
  })
}
