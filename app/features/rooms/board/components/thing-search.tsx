import { useEffect, useEffectEvent } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { FAULT_WORDS, type SearchFault, type SearchState } from '../rules/search-state.ts'

interface ThingSearchProps {
  redesignId: string
  search: { state: SearchState; fault: SearchFault | null }
  /** Whether there is a model that can look. */
  canSearch: boolean
  /** Nothing is on the board yet, so the search begins by itself. */
  isEmpty: boolean
}

const POLL_MS = 2500

/** Has the picture looked at for things to buy, and says how that goes. */
export function ThingSearch({ redesignId, search, canSearch, isEmpty }: ThingSearchProps) {
  const fetcher = useFetcher()
  const { revalidate } = useRevalidator()
  const { state, fault } = search
  const begin = useEffectEvent(() => {
    void fetcher.submit({ intent: 'find-things', redesignId }, { method: 'post' })
  })
  const beginsAlone = canSearch && isEmpty && state === 'none'
  useEffect(() => {
    if (beginsAlone) begin()
  }, [beginsAlone])
  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setInterval(() => !document.hidden && void revalidate(), POLL_MS)
    return () => clearInterval(timer)
  }, [state, revalidate])
  const button = (text: string) => (
    <Button variant="secondary" size="small" pending={fetcher.state !== 'idle'} onClick={begin}>
      {text}
    </Button>
  )
  if (state === 'waiting') return <Looking />
  if (state === 'failed' && fault)
    return (
      <Notice tone="warning" title="The list is not there yet" action={canSearch && button('Look again')}>
        {FAULT_WORDS[fault]}
      </Notice>
    )
  return state === 'none' && canSearch && !isEmpty ? (
    <div className="justify-self-start">{button('Find what else is in the picture')}</div>
  ) : null
}

const Looking = () => (
  <p role="status" className="animate-breathe text-lg">
    We are looking at the picture: furniture, lamps, textiles, paint. It takes about half a minute.
  </p>
)
