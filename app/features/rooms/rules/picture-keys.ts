/** Widths, in pixels, in which a picture is served besides its full size. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const

/** The storage key of a redesign: one per generation, so that a repeated job overwrites its own file. */
export const redesignKey = (userId: string, generationId: string) => `${userId}/redesigns/${generationId}.jpg`

/** The redesign without its watermark: what a revision works on. */
export const unmarkedKey = (key: string) => key.replace(/\.jpg$/, '-unmarked.jpg')

/** The latest partial picture of a running generation. */
export const previewKey = (userId: string, generationId: string) => `${userId}/previews/${generationId}.jpg`

/** The picture in a provider's answer, while the generation that it was bought for is under way. */
export const answerKey = (userId: string, generationId: string, step: string) =>
  `${userId}/answers/${generationId}-${step}`

/** What a generation leaves while it is under way. */
export const workingKeys = (userId: string, generationId: string) => [
  previewKey(userId, generationId),
  ...['redesign-1', 'redesign-2'].map((step) => answerKey(userId, generationId, step)),
]

/** A smaller copy, made on the first request. */
export const variantKey = (key: string, width: number) => key.replace(/\.jpg$/, `-${width}.webp`)

/** Widths, in pixels, in which a style preview is served: small prints on two kinds of screens, and the large one. */
export const PREVIEW_WIDTHS = [320, 640, 960] as const

/** The folder of a room's style previews. */
export const stylePreviewFolder = (userId: string, uploadId: string) => `${userId}/styles/${uploadId}`

/** @param identity a digest of everything that the picture depends on */
export const stylePreviewKey = (userId: string, uploadId: string, identity: string) =>
  `${stylePreviewFolder(userId, uploadId)}/${identity}.jpg`

/** The folder of the pictures that stand for a room's link in messages. */
export const shareFolder = (userId: string, uploadId: string) => `${userId}/shares/${uploadId}`

/** A room before and after in one picture, for one link and one redesign. */
export const shareKey = (
  { userId, id, shareId }: { userId: string; id: string; shareId: string },
  redesignId: string,
) => `${shareFolder(userId, id)}/${shareId}-${redesignId}.jpg`

/** Every key that may belong to a picture: the picture first, then what is made of it. */
export const keysOf = (key: string) => [
  key,
  unmarkedKey(key),
  ...PICTURE_WIDTHS.map((width) => variantKey(key, width)),
]
