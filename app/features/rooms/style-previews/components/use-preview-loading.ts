import { useEffect, useRef, useState } from 'react'
import { useWhenOnline } from '#app/ui/use-when-online.ts'
import { Semaphore } from '../rules/semaphore.ts'

/** Previews painted at a time for one person, so that others need not wait for a whole sheet. */
const semaphore = new Semaphore(2)

type Progress = 'waiting' | 'loading' | 'shown' | 'failed'

/**
 * Lets a preview load once it is in view and few enough others are loading. One that leaves the view before that is not
 * requested, and one that failed is tried again when the browser has a connection again.
 *
 * @param isWanted whether it is in view
 */
export function usePreviewLoading(isWanted: boolean) {
  const [progress, setProgress] = useState<Progress>('waiting')
  const end = useRef(() => {})
  const waits = progress === 'waiting' && isWanted
  useEffect(() => {
    if (!waits) return
    let hasStarted = false
    end.current = semaphore.acquire(() => {
      hasStarted = true
      setProgress('loading')
    })
    return () => {
      if (!hasStarted) end.current()
    }
  }, [waits])
  useEffect(() => () => end.current(), [])
  const tryAgain = () => setProgress('waiting')
  useWhenOnline(progress === 'failed', tryAgain)
  return {
    progress,
    settle: (result: 'shown' | 'failed') => {
      end.current()
      setProgress(result)
    },
    tryAgain,
  }
}
