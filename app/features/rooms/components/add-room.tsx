import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

interface AddRoomProps {
  /** The member has rooms, so the form is collapsed to a row. */
  isRow: boolean
  /** What a room costs, such as '1 credit'; undefined to show nothing. */
  cost: string | undefined
  /** The upload form. */
  children: ReactNode
}

/**
 * The upload form of a dashboard: open for a member without rooms, collapsed to a row otherwise. Links to `#photo`
 * open it.
 */
export function AddRoom({ isRow, cost, children }: AddRoomProps) {
  const location = useLocation()
  const [isOpen, setOpen] = useState(false)
  const row = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (location.hash !== '#photo') return
    setOpen(true)
    row.current?.scrollIntoView()
  }, [location])
  return (
    <details
      ref={row}
      open={!isRow || isOpen}
      onToggle={(event) => isRow && setOpen(event.currentTarget.open)}
      className={isRow ? 'group border-line border-y' : ''}
    >
      <summary
        className={
          isRow
            ? 'flex min-h-16 cursor-pointer items-center justify-between gap-4 font-medium hover:text-bloom'
            : 'hidden'
        }
      >
        <span>Add a room{cost && <span className="font-normal text-ink-soft"> · {cost}</span>}</span>
        <Plus aria-hidden size={22} strokeWidth={1.5} className="shrink-0 group-open:rotate-45" />
      </summary>
      <div className={isRow ? 'pt-3 pb-8' : ''}>{children}</div>
    </details>
  )
}
