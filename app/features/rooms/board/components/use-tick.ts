import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'

/** Shows a tick at once and reverts it if it was not stored. */
export function useTick({ id: thingId, got }: { id: string; got: boolean }) {
  const fetcher = useFetcher<{ tone?: string }>()
  const [tick, setTick] = useState({ isOn: got, stored: got })
  if (tick.stored !== got) setTick({ isOn: got, stored: got })
  const settle = useEffectEvent(() => {
    if (fetcher.data?.tone !== 'success') setTick({ isOn: got, stored: got })
  })
  const isIdle = fetcher.state === 'idle'
  useEffect(() => {
    if (isIdle) settle()
  }, [isIdle])
  return {
    isOn: tick.isOn,
    set: (isOn: boolean) => {
      setTick({ ...tick, isOn })
      const form = { intent: 'tick-thing', thingId, got: isOn ? 'yes' : 'no' }
      void fetcher.submit(form, { method: 'post', preventScrollReset: true })
    },
  }
}
