import type { MetaDescriptor } from 'react-router'
import { pictureOf } from '#app/features/blog/pictures/rules/post-pictures.ts'
import type { PublishedPost } from '#app/features/blog/reading/queries/published-post.server.ts'
import { pageTags } from '../page-meta.ts'
import { FALLBACK_SITE_NAME } from '../root-data.ts'

type TagArgs = Parameters<typeof pageTags>[0]

/** The link to the RSS feed. */
const FEED: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'Blog',
  href: '/blog/rss.xml',
}

interface RootFacts {
  siteName: string
  siteUrl: string
}

const rootOf = ({ matches }: TagArgs): RootFacts =>
  (matches.find((match) => match?.id === 'root')?.loaderData as RootFacts | undefined) ?? {
    siteName: FALLBACK_SITE_NAME,
    siteUrl: 'http://localhost',
  }

const canonical = (args: TagArgs, path: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'canonical',
  href: new URL(path, rootOf(args).siteUrl).href,
})

/**
 * The meta tags of a list of posts.
 *
 * @param path its canonical path, with the query that selects the page
 */
export const listTags = (args: TagArgs, page: string, description: string, path: string) => [
  ...pageTags(args, page, description),
  canonical(args, path),
  FEED,
]

/** The meta tags of a post, for search engines and link previews. */
export function postTags(args: TagArgs, post: PublishedPost): MetaDescriptor[] {
  const title = post.seoTitle || post.title
  const description = post.metaDescription || post.excerpt
  const picture = socialPicture(post)
  const tags = pageTags(args, title, description || undefined, picture).map((tag) =>
    'property' in tag && tag.property === 'og:type' ? { ...tag, content: 'article' } : tag,
  )
  return [
    ...tags,
    canonical(args, `/blog/${post.slug}`),
    FEED,
    { property: 'article:published_time', content: post.publishedAt.toISOString() },
    { property: 'article:modified_time', content: post.updatedAt.toISOString() },
    ...post.tags.map((tag) => ({ property: 'article:tag', content: tag })),
    { 'script:ld+json': structuredData(rootOf(args), post, picture?.src) },
  ]
}

/** The largest copy of the post's after picture, or else of its before picture; undefined without copies. */
function socialPicture({ afterImageUrl, afterImage, beforeImageUrl, beforeImage }: PublishedPost) {
  const picture = pictureOf(afterImageUrl, afterImage) ?? pictureOf(beforeImageUrl, beforeImage)
  if (!picture || !('base' in picture)) return undefined
  const { base, widths, width, height, alt } = picture
  return { src: `${base}-${widths.at(-1)}.webp`, width, height, alt }
}

/** Schema.org's BlogPosting, https://schema.org/BlogPosting. */
function structuredData({ siteName, siteUrl }: RootFacts, post: PublishedPost, picture?: string) {
  const address = (path: string) => new URL(path, siteUrl).href
  const site = { '@type': 'Organization', name: siteName, url: siteUrl }
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.metaDescription || post.excerpt,
    ...(picture && { image: [address(picture)] }),
    datePublished: post.publishedAt.toISOString(),
    dateModified: post.updatedAt.toISOString(),
    author: site,
    publisher: site,
    mainEntityOfPage: address(`/blog/${post.slug}`),
    ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
  }
}
