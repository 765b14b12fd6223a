import { Outlet } from 'react-router'

/** Header and footer around a page. */
export default function Shell() {
  return <Outlet />
}
