import type { Move } from '../../rules/moves.ts'

const MOVES: Partial<Record<string, Move>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  s: 'skip',
  S: 'skip',
  Backspace: 'back',
}

/** Left and Right choose, S skips, Backspace goes back. */
export function followKeys(areOn: () => boolean, make: (move: Move) => void): void {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const move = MOVES[event.key]
    if (!move || !areOn()) return
    event.preventDefault()
    // A held key counts once.
    if (!event.repeat) make(move)
  })
}
