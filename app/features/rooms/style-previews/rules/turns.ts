/** Limits concurrency; tasks above the limit wait, first in, first out. */
export class Turns {
  private readonly places: number
  private readonly waiting = new Set<() => void>()
  private taken = 0

  /** @param places maximum number of concurrent tasks */
  constructor(places: number) {
    this.places = places
  }

  /**
   * Requests a turn.
   *
   * @param start called when the turn begins, at once if a place is free
   * @returns ends the turn, or cancels it before it begins; further calls do nothing
   */
  ask(start: () => void): () => void {
    let state: 'waiting' | 'working' | 'over' = 'waiting'
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
      state = 'over'
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
