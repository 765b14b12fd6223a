import { data, useLocation } from 'react-router'
import { NotFoundScreen } from './not-found-screen.tsx'

export const handle = { static: true }

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  const { pathname } = useLocation()
  return <NotFoundScreen path={pathname} />
}
