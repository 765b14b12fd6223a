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

/** Says that a page of the blog is being loaded. On pages without page script `site-script.js` does it. */
function OpeningBlog() {
  const { location } = useNavigation()
  return (
    <p role="status" className="opening">
      {location?.pathname.startsWith('/blog') && 'Loading'}
    </p>
  )
}
