import { useEffect, useRef, useState } from 'react'
import type { Correction } from '#app/platform/ai/surfaces.ts'
import { isSameCorrection } from '../rules/corrections.ts'

interface Progress {
  /** The stored corrections. */
  corrections: Correction[]
  /** A correction is being saved. */
  saving: boolean
  /** A correction is being saved, or the picture is being painted. */
  working: boolean
}

/**
 * Follows what the member says of a tapped part until it is stored and painted.
 * @param whenPainted called once the picture shows it
 */
export function useNaming({ corrections, saving, working }: Progress, whenPainted: () => void) {
  const [named, setNamed] = useState<Correction>()
  const [end, setEnd] = useState<'painted' | 'lost'>()
  const isPainting = named !== undefined && working
  const before = useRef({ saving, isPainting })
  useEffect(() => {
    const was = before.current
    before.current = { saving, isPainting }
    if (!named) return
    const isLost = was.saving && !saving && !corrections.some((each) => isSameCorrection(each, named))
    if (!isLost && (isPainting || !was.isPainting)) return
    setNamed(undefined)
    setEnd(isLost ? 'lost' : 'painted')
    if (!isLost) whenPainted()
  })
  const say = (correction: Correction | undefined) => {
    setNamed(correction)
    setEnd(undefined)
  }
  return {
    isNamed: named !== undefined,
    isPainting,
    isLost: end === 'lost',
    isPainted: end === 'painted',
    say,
  }
}
