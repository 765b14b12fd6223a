import type { PictureProps } from '#app/ui/pictures/picture.tsx'
import type { PostPicture } from '../../schema/posts.ts'

/**
 * A post's own pictures: copies without metadata, made when a post is written. `{folder}/{uuid}-{width}.{avif|webp}` in
 * the storage is `{address}/{uuid}-{width}.{avif|webp}` for browsers; a post keeps `{address}/{uuid}`.
 */
export const POST_PICTURES = { folder: 'blog', address: '/blog/pictures' }

const FILE = /^(?<name>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-\d{3,4}\.(?<format>avif|webp)$/

/**
 * What a file of a picture's address means.
 *
 * @param file such as `7d9e…-960.avif`
 * @returns undefined for anything that is no picture of a post
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

/** A post's picture for the page; undefined when there is none. */
export const pictureOf = (base: string | null, facts: PostPicture | null): PictureProps | undefined =>
  base && facts ? { base, ...facts } : undefined
