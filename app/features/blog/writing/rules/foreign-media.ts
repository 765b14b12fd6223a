const MEDIA = /<(?:img|iframe|video|audio|source|embed)\b[^>]*\ssrc\s*=\s*["']?\s*(?:https?:)?\/\//gi

const count = (html: string) => html.match(MEDIA)?.length ?? 0

/** Whether pictures, videos or embedded pages of other sites are missing from what was made of an HTML. */
export const hasLost = (html: string, made: string): boolean => count(made) < count(html)

/** The message where these cannot be kept. */
export const NO_FOREIGN_MEDIA =
  'Videos, embedded pages and pictures of other sites cannot be kept. Please insert pictures with “Picture” and link to the rest; nothing of it was taken out.'
