import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { useQuietRefresh } from '#app/ui/use-quiet-refresh.ts'
import { type KnownSearch, searchStart } from '../rules/search-state.ts'

interface ThingSearchProps {
  redesignId: string
  search: KnownSearch
  /** Why it ended without a list, in words. */
  problem: string | null
  /** Whether a vision model is available. */
  canSearch: boolean
  /** The board has no things yet. */
  isEmpty: boolean
}

const POLL_MS = 2500

/** Requests the search for things in the picture, and shows its state. */
export function ThingSearch({ redesignId, search, problem, canSearch, isEmpty }: ThingSearchProps) {
  const fetcher = useFetcher()
  const refresh = useQuietRefresh()
  const { state, mayAsk } = search
  const begin = useEffectEvent(() => {
    void fetcher.submit({ intent: 'find-things', redesignId }, { method: 'post' })
  })
  const start = canSearch ? searchStart(search, isEmpty) : 'never'
  const beginsAlone = start === 'begins'
  useEffect(() => {
    if (beginsAlone) begin()
  }, [beginsAlone])
  useEffect(() => {
    if (state !== 'waiting') return
    const look = () => !document.hidden && void refresh()
    const timer = setInterval(look, POLL_MS)
    return () => clearInterval(timer)
  }, [state, refresh])
  const button = (text: string) => (
    <Button variant="secondary" size="small" pending={fetcher.state !== 'idle'} onClick={begin}>
      {text}
    </Button>
  )
  if (state === 'waiting') return <Looking />
  if (state === 'failed' && problem)
    return (
      <Notice
        tone="warning"
        title="The list is not there yet"
        action={canSearch && mayAsk && button('Look again')}
      >
        {problem}
      </Notice>
    )
  if (start === 'asks') return <Asking>{button('Look for things in this picture')}</Asking>
  return start === 'offers' ? (
    <div className="justify-self-start">{button('Find what else is in the picture')}</div>
  ) : null
}

/** Explains where the picture goes before it is sent. */
const Asking = ({ children }: { children: ReactNode }) => (
  <div className="grid justify-items-start gap-2 print:hidden">
    {children}
    <p className="max-w-text text-ink-soft text-sm">
      For this, the picture is sent to our provider of AI models, without your name or email address.
    </p>
  </div>
)

const Looking = () => (
  <p role="status" className="animate-breathe text-lg">
    We are looking at the picture: furniture, lamps, textiles, paint. It takes about half a minute.
  </p>
)
