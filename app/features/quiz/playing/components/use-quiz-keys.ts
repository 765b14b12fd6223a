import { useEffect } from 'react'
import type { Play } from './use-play.ts'

/** Left and right choose, S skips, Backspace goes back: anywhere on the page, except while something is typed. */
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
      // A key held down is one choice.
      if (!event.repeat) move()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [choose, skip, back, on])
}
