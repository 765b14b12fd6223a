/** Lets a few work at a time; the others wait in the order in which they came. */
export class Turns {
  private readonly places: number
  private readonly waiting = new Set<() => void>()
  private taken = 0

  /** @param places how many work at a time */
  constructor(places: number) {
    this.places = places
  }

  /**
   * Asks for a turn.
   *
   * @param start called when it has come, at once where a place is free
   * @returns ends the turn, or gives it up before it has come; a second call does nothing
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
