import { Link } from 'react-router'
import { Wordmark } from './wordmark.tsx'

/** The wordmark at the top of a page, linked to the home page. */
export const HomeLink = ({ siteName }: { siteName: string }) => (
  <Link to="/" aria-label={`${siteName}, home`} className="inline-flex min-h-11 items-center text-[1.625rem]">
    <Wordmark name={siteName} />
  </Link>
)
