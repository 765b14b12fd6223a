import { useEffect } from 'react'
import type { Play } from './use-play.ts'

/** Left and Right choose, S skips, Backspace goes back. */
export function useQuizKeys(
  { choose, skip, back }: Pick<Play, 'choose' | 'skip' | 'back'>,
  on: boolean,
): void {
  useEffect(() => {
    if (!on) return
    const moves = new Map([
      ['ArrowLeft', () => choose('left')],
      ['ArrowRight', () => choose('right')],
      ['s', skip],
      ['S', skip],
      ['Backspace', back],
    ])
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      const move = moves.get(event.key)
      if (!move) return
      event.preventDefault()
      // A held key counts once.
      if (!event.repeat) move()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [choose, skip, back, on])
}
