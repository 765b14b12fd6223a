import type { PictureProps } from '#app/ui/pictures/picture.tsx'
import type { PostPicture } from '../../schema/posts.ts'

/**
 * Storage folder and public path of the blog's pictures: copies without metadata. `{folder}/{uuid}-{width}.{avif|webp}`
 * in the storage is `{address}/{uuid}-{width}.{avif|webp}` for browsers. A post stores `{address}/{uuid}`.
 */
export const POST_PICTURES = { folder: 'blog', address: '/blog/pictures' }

const FILE = /^(?<name>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-\d{3,4}\.(?<format>avif|webp)$/

/**
 * Parses the file name in a picture's address.
 *
 * @param file for example `7d9e…-960.avif`
 * @returns undefined for anything else
 */
export function postPictureFile(file: string) {
  const { name, format } = FILE.exec(file)?.groups ?? {}
  return name && format
    ? {
        key: `${POST_PICTURES.folder}/${file}`,
        id: name,
        contentType: `image/${format}`,
      }
    : undefined
}

/** A post's picture as a page shows it; undefined without one. */
export const pictureOf = (base: string | null, facts: PostPicture | null): PictureProps | undefined =>
  base && facts ? { base, ...facts } : undefined
