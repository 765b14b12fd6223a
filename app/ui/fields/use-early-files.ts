import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Hands over the files that a person chose before the page's script was there, once it is.
 *
 * @param onFiles called with one file or more, in the order chosen
 */
export function useEarlyFiles(input: RefObject<HTMLInputElement | null>, onFiles: (files: File[]) => void) {
  const handOver = useEffectEvent(onFiles)
  useEffect(() => {
    const early = [...(input.current?.files ?? [])]
    if (early.length > 0) handOver(early)
  }, [input])
}
