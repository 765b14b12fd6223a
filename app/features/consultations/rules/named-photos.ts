import type { NamedPicture } from '#app/platform/services.ts'

interface Request {
  photos: string[]
}

interface Submission {
  currentSpacePhotos: string[]
  inspirationImages: string[]
}

/** Storage keys of the photos that were sent with requests and intake forms. */
export const photosOf = (requests: Request[], submissions: Submission[]): string[] => [
  ...requests.flatMap(({ photos }) => photos),
  ...submissions.flatMap((each) => [...each.currentSpacePhotos, ...each.inspirationImages]),
]

/** The same, with names that say what they are. Addresses elsewhere were never ours to keep. */
export const namedPhotos = (requests: Request[], submissions: Submission[]): NamedPicture[] =>
  photosOf(requests, submissions)
    .filter((key) => !/^https?:/.test(key))
    .map((key, index) => ({ name: `designer-request/photo-${index + 1}`, key }))
