/** Widths in pixels of the smaller copies that are served. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const

/** The storage key of a redesign. There is one per generation, so a repeated job overwrites its own file. */
export const redesignKey = (userId: string, generationId: string) => `${userId}/redesigns/${generationId}.jpg`

/** The redesign without its watermark, from which revisions start. */
export const unmarkedKey = (key: string) => key.replace(/\.jpg$/, '-unmarked.jpg')

/** The latest partial picture of a running generation. */
export const previewKey = (userId: string, generationId: string) => `${userId}/previews/${generationId}.jpg`

/** The picture in a stored provider answer of a running generation. */
export const answerKey = (userId: string, generationId: string, step: string) =>
  `${userId}/answers/${generationId}-${step}`

/** The temporary files of a generation. */
export const workingKeys = (userId: string, generationId: string) => [
  previewKey(userId, generationId),
  ...['redesign-1', 'redesign-2'].map((step) => answerKey(userId, generationId, step)),
]

/** A smaller copy, made on first request. */
export const variantKey = (key: string, width: number) => key.replace(/\.jpg$/, `-${width}.webp`)

/** Widths in pixels in which style previews are served: small prints at two pixel densities, and the large one. */
export const PREVIEW_WIDTHS = [320, 640, 960] as const

/** The folder of a room's style previews. */
export const stylePreviewFolder = (userId: string, uploadId: string) => `${userId}/styles/${uploadId}`

/** @param identity digest of everything that the picture depends on */
export const stylePreviewKey = (userId: string, uploadId: string, identity: string) =>
  `${stylePreviewFolder(userId, uploadId)}/${identity}.jpg`

/** The folder of the pictures for link previews of a room. */
export const shareFolder = (userId: string, uploadId: string) => `${userId}/shares/${uploadId}`

/** The link-preview picture, before and after, of one share link and one redesign. */
export const shareKey = (
  { userId, id, shareId }: { userId: string; id: string; shareId: string },
  redesignId: string,
) => `${shareFolder(userId, id)}/${shareId}-${redesignId}.jpg`

/** All keys that may belong to a picture: the picture first, then its derivatives. */
export const keysOf = (key: string) => [
  key,
  unmarkedKey(key),
  ...PICTURE_WIDTHS.map((width) => variantKey(key, width)),
]
