import { useEffect, useEffectEvent } from 'react'
import type { Play } from './use-play.ts'

/** Left and Right choose, S skips, Backspace goes back. */
export function useQuizKeys(
  { choose, skip, back }: Pick<Play, 'choose' | 'skip' | 'back'>,
  on: boolean,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const moves: Partial<Record<string, () => void>> = {
      ArrowLeft: () => choose('left'),
      ArrowRight: () => choose('right'),
      s: skip,
      S: skip,
      Backspace: back,
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    // A held key counts once.
    if (!event.repeat) move()
  })
  useEffect(() => {
    if (!on) return
    const follow = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', follow)
    return () => window.removeEventListener('keydown', follow)
  }, [on])
}
