/** Limits how many tasks run at a time; tasks above the limit wait, first in, first out. */
export class Semaphore {
  private readonly places: number
  private readonly waiting = new Set<() => void>()
  private taken = 0

  /** @param places maximum number of concurrent tasks */
  constructor(places: number) {
    this.places = places
  }

  /**
   * Requests a place.
   *
   * @param start called when the task has its place, at once if one is free
   * @returns releases the place, or stops waiting for it; further calls do nothing
   */
  acquire(start: () => void): () => void {
    let state: 'waiting' | 'working' | 'released' = 'waiting'
    const begin = () => {
      state = 'working'
      this.taken += 1
      start()
    }
    if (this.taken < this.places) begin()
    else this.waiting.add(begin)
    return () => {
      this.waiting.delete(begin)
      if (state === 'working') this.taken -= 1
      state = 'released'
      this.next()
    }
  }

  private next() {
    const [first] = this.waiting
    if (!first || this.taken >= this.places) return
    this.waiting.delete(first)
    first()
  }
}
