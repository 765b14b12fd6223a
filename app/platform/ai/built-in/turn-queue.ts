/** Lets tasks run one after another, in the order in which they came. */
export class TurnQueue {
  private last: Promise<unknown> = Promise.resolve()

  /**
   * Runs `task` when all earlier ones have ended, in success or failure.
   * @param signal aborted while waiting: the task never starts and the promise rejects at once with its reason
   */
  run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const turn = this.last.then(() => {
      signal?.throwIfAborted()
      return task()
    })
    this.last = turn.catch(() => {})
    return signal ? Promise.race([turn, rejectionOf(signal, turn)]) : turn
  }
}

/** Rejects when the signal is aborted; stays pending, and lets go of the signal, when `end` settles first. */
function rejectionOf(signal: AbortSignal, end: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    const letGo = () => signal.removeEventListener('abort', abort)
    end.then(letGo, letGo)
  })
}
