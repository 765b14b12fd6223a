import { Outlet } from 'react-router'
import { SiteFrame } from './site-frame.tsx'

/** Pages with header and footer. */
export default function Shell() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}
