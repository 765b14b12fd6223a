import { data, useLocation } from 'react-router'
import type { PageHandle } from '#app/lib/page-handle.ts'
import { NotFoundScreen } from './not-found-screen.tsx'

export const handle: PageHandle = { static: true, guestPage: { query: [], quotesPath: true } }

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  const { pathname } = useLocation()
  return <NotFoundScreen path={pathname} />
}
