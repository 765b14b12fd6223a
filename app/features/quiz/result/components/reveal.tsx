import { useLayoutEffect, useRef, useState } from 'react'
import type { QuizImage, Selection } from '../../schema.ts'
import { ChosenPrints } from './chosen-prints.tsx'
import { revealResult } from './reveal-result.ts'

interface RevealProps {
  selections: readonly Selection[]
  images: readonly QuizImage[]
}

/** Lies over a fresh result for a moment: all choices, of which those of the collage find their places in it. */
export function Reveal(props: RevealProps) {
  const cover = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  useLayoutEffect(() => {
    const animations = revealResult(cover.current!)
    Promise.all(animations.map(({ finished }) => finished)).then(
      () => setOver(true),
      () => {}, // Cancelled, because the page was left.
    )
    return () => {
      for (const animation of animations) animation.cancel()
    }
  }, [])
  return isOver ? null : <ChosenPrints ref={cover} {...props} />
}
