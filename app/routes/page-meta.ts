import type { MetaArgs, MetaDescriptor } from 'react-router'
import { FALLBACK_SITE_NAME } from './root-data.ts'

const DESCRIPTION =
  'Find your interior style by choosing between pictures of rooms, then send a photo of your own room and see it in that style.'

interface SocialPicture {
  /** A path or an absolute URL. */
  src: string
  width: number
  height: number
  alt: string
}

const SOCIAL_PICTURE: SocialPicture = {
  src: '/social.jpg',
  width: 1200,
  height: 630,
  alt: 'One living room, before and after its redesign',
}

interface RootFacts {
  siteName: string
  siteUrl: string
}

/**
 * Creates a page's `meta` with its title, description and link preview: `export const meta = pageMeta('Dashboard')`.
 * For titles that depend on loaded data, call `pageTags` in `meta`.
 *
 * @param page the first part of the title; the site's name follows
 */
export function pageMeta(page: string, description?: string, picture?: SocialPicture) {
  return (args: Pick<MetaArgs, 'matches' | 'location'>) => pageTags(args, page, description, picture)
}

/** The common part of a page's own `MetaArgs` and the general ones. */
interface TagArgs extends Pick<MetaArgs, 'location'> {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

/** The tags of `pageMeta`, for pages whose title depends on loaded data. */
export function pageTags(
  { matches, location }: TagArgs,
  page: string,
  description = DESCRIPTION,
  picture = SOCIAL_PICTURE,
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootFacts | undefined
  const siteName = root?.siteName ?? FALLBACK_SITE_NAME
  const title = `${page} | ${siteName}`
  const address = (path: string) => new URL(path, root?.siteUrl ?? 'http://localhost').href
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: address(location.pathname) },
    { property: 'og:image', content: address(picture.src) },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
