import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from '#app/ui/notices/toasts.tsx'
import { useQueryChange } from '#app/ui/use-query-change.ts'
import type { RoomCard } from '../../rules/room-card.ts'
import { endedSince, type KnownRooms, knownRooms } from '../rules/ended-rooms.ts'
import { QUESTION_WORDS } from '../rules/questions.ts'

const LONG_MS = 8000

/** Reports how each redesign ends and scrolls its card into view, also if it ended before the page opened. */
export function useEndings(rooms: RoomCard[]) {
  const [query] = useSearchParams()
  const changeQuery = useQueryChange()
  const known = useRef<KnownRooms>(undefined)
  const named = query.get('room')
  useEffect(() => {
    // An upload adds flags to the address, which another hook removes first.
    if (query.has('upload')) return
    const ended = endedSince(known.current, rooms, named)
    known.current = knownRooms(rooms)
    for (const room of ended) tell(room)
    if (!ended.some(({ id }) => id === named)) return
    const rest = new URLSearchParams(query)
    rest.delete('room')
    changeQuery(rest, { replace: true })
  }, [rooms, named, query, changeQuery])
}

function tell({ id, failure, question, generationKind }: RoomCard) {
  if (question) {
    const { title, message } = QUESTION_WORDS[question]
    void toast.info(title, { description: message, duration: LONG_MS })
  } else if (failure) {
    const { title, description } = failure.toast
    void toast.error(title, { description, duration: LONG_MS })
  } else {
    void toast.success(generationKind === 'revision' ? 'Redesign completed!' : 'Room Redesign Complete!')
  }
  document
    .getElementById(`${failure || question ? 'state' : 'room'}-${id}`)
    ?.scrollIntoView({ block: 'center' })
  // Focus moves only if the person is not using something else.
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>(`#room-${id} h3`)?.focus({ preventScroll: true })
}
