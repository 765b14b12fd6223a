import { Outlet, useNavigation } from 'react-router'
import { SiteFrame } from './site-frame.tsx'

/** Pages with header and footer. */
export default function Shell() {
  return (
    <SiteFrame>
      <OpeningBlog />
      <Outlet />
    </SiteFrame>
  )
}

/** Announces that a blog page is loading. On pages without React, `site-script.js` does it. */
function OpeningBlog() {
  const { location } = useNavigation()
  return (
    <p role="status" className="opening">
      {location?.pathname.startsWith('/blog') && 'Loading'}
    </p>
  )
}
