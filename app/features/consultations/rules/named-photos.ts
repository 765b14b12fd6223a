import type { NamedPicture } from '#app/platform/services.ts'

interface Request {
  photos: string[]
}

interface Submission {
  currentSpacePhotos: string[]
  inspirationImages: string[]
}

/** Storage keys of the photos in requests and intake forms. */
export const photosOf = (requests: Request[], submissions: Submission[]): string[] => [
  ...requests.flatMap(({ photos }) => photos),
  ...submissions.flatMap((each) => [...each.currentSpacePhotos, ...each.inspirationImages]),
]

/**
 * The same photos with names for the download. Addresses on other sites are left out, because those photos are not
 * stored here.
 */
export const namedPhotos = (requests: Request[], submissions: Submission[]): NamedPicture[] =>
  photosOf(requests, submissions)
    .filter((key) => !/^https?:/.test(key))
    .map((key, index) => ({ name: `designer-request/photo-${index + 1}`, key }))
