import { useEffect, useRef, useState } from 'react'
import type { Place, TappableRegion } from '#app/platform/ai/surfaces.ts'
import { UNREACHED } from '#app/ui/notices/unreached.ts'
import { useWhenOnline } from '#app/ui/use-when-online.ts'
import { regionsAddress } from '../../components/picture-address.ts'

/** A picked place, and the regions around it, smallest first. */
export interface TappedRegion {
  place: Place
  /** Undefined while they are loading. */
  regions?: TappableRegion[]
  /** Index of the chosen region. */
  chosen: number
  /** Why none were found. */
  error?: string
  /** Whether that is because the connection was lost. */
  isLost?: boolean
}

/** Whether the regions around a picked place are still on their way. */
export const areLoading = (tapped: TappedRegion | undefined): tapped is TappedRegion =>
  tapped !== undefined && !tapped.regions && !tapped.error

/** Fetches the regions around a picked place; once more when the browser is back online, if it was not. */
export function useTappedRegion(uploadId: string) {
  const [tapped, setTapped] = useState<TappedRegion>()
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])
  const pick = async (place: Place) => {
    asking.current?.abort()
    asking.current = new AbortController()
    const { signal } = asking.current
    setTapped({ place, chosen: 0 })
    const answer = await askForRegions(regionsAddress(uploadId, place), signal)
    const chosen = Math.max(0, answer.regions?.findIndex(({ isLikely }) => isLikely) ?? 0)
    if (!signal.aborted) setTapped({ place, chosen, ...answer })
  }
  useWhenOnline(tapped?.isLost === true, () => void pick(tapped!.place))
  const forget = () => {
    asking.current?.abort()
    setTapped(undefined)
  }
  const resize = (step: number) => setTapped((all) => all && { ...all, chosen: all.chosen + step })
  return { tapped, pick, forget, resize }
}

async function askForRegions(
  address: string,
  signal: AbortSignal,
): Promise<Pick<TappedRegion, 'regions' | 'error' | 'isLost'>> {
  const sorry = { error: 'We could not look there. Please try again in a moment.' }
  const response = await fetch(address, { signal }).catch(() => undefined)
  if (!response) return { error: UNREACHED, isLost: true }
  try {
    const answer = (await response.json()) as { regions?: TappableRegion[]; error?: string }
    if (response.ok && answer.regions) return { regions: answer.regions }
    return response.status === 429 && answer.error ? { error: answer.error } : sorry
  } catch {
    return sorry
  }
}
