import { useEffect, useRef, useState } from 'react'
import { Turns } from '../rules/turns.ts'

/** Previews painted at a time for one person, so that others need not wait for a whole sheet. */
const turns = new Turns(2)

type Progress = 'waiting' | 'loading' | 'shown' | 'failed'

/**
 * Lets a picture load once it is in view and has its turn. A picture that leaves the view before that is not
 * requested.
 *
 * @param isWanted whether it is in view
 */
export function useTurn(isWanted: boolean) {
  const [progress, setProgress] = useState<Progress>('waiting')
  const end = useRef(() => {})
  const waits = progress === 'waiting' && isWanted
  useEffect(() => {
    if (!waits) return
    let hasStarted = false
    end.current = turns.ask(() => {
      hasStarted = true
      setProgress('loading')
    })
    return () => {
      if (!hasStarted) end.current()
    }
  }, [waits])
  useEffect(() => () => end.current(), [])
  return {
    progress,
    settle: (result: 'shown' | 'failed') => {
      end.current()
      setProgress(result)
    },
    tryAgain: () => setProgress('waiting'),
  }
}
