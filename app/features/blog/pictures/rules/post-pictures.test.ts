import { expect, test } from 'vitest'
import { postPictureFile } from './post-pictures.ts'

test('only a valid file name of a picture is accepted', () => {
  const id = '7d9e0c9e-0000-4000-8000-000000000000'
  expect(postPictureFile(`${id}-960.avif`)).toEqual({
    key: `blog/${id}-960.avif`,
    id,
    contentType: 'image/avif',
  })
  for (const file of ['', `${id}.avif`, `${id}-960.svg`, `../${id}-960.avif`, `${id}-960.avif/..`])
    expect(postPictureFile(file), file).toBeUndefined()
})
