import { useLayoutEffect, useRef, useState } from 'react'
import type { QuizImage, Selection } from '../../schema.ts'
import { ChosenPrints } from './chosen-prints.tsx'
import { revealResult } from './reveal-result.ts'

interface RevealProps {
  selections: readonly Selection[]
  images: readonly QuizImage[]
}

/** Covers a fresh result for a moment with all choices, while those of the collage move into place. */
export function Reveal(props: RevealProps) {
  const cover = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  useLayoutEffect(() => {
    const animations = revealResult(cover.current!)
    Promise.all(animations.map(({ finished }) => finished)).then(
      () => setOver(true),
      () => {}, // The page was left.
    )
    return () => {
      for (const animation of animations) animation.cancel()
    }
  }, [])
  return isOver ? null : <ChosenPrints ref={cover} {...props} />
}
