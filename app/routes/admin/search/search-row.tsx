import { Link } from 'react-router'
import type { FoundRow } from './found.ts'

interface RowProps extends FoundRow {
  onChosen: () => void
}

export function Row({ to, title, detail, kind, onChosen }: RowProps) {
  return (
    <li className="border-line border-t">
      <Link
        to={to}
        onClick={onChosen}
        className="flex min-h-12 items-center justify-between gap-4 py-2 hover:bg-linen"
      >
        <span className="min-w-0">
          <span className="block truncate font-medium">{title}</span>
          {detail && <span className="block truncate text-ink-soft text-sm">{detail}</span>}
        </span>
        <span className="shrink-0 text-ink-soft text-sm">{kind}</span>
      </Link>
    </li>
  )
}
