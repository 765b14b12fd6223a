import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Tells a field that its form was reset, because the browser resets only what is native about it. */
export function useFormReset(input: RefObject<HTMLInputElement | null>, onReset: () => void) {
  const reset = useEffectEvent(onReset)
  useEffect(() => {
    const form = input.current?.form
    const follow = () => reset()
    form?.addEventListener('reset', follow)
    return () => form?.removeEventListener('reset', follow)
  }, [input])
}
