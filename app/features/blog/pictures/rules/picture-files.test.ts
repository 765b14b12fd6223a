import { expect, test } from 'vitest'
import { pictureBase, pictureForText, pictureIdOf, pictureKeys, picturesIn } from './picture-files.ts'

const id = '7d9e0000-0000-4000-8000-00000000000a'

test('only the address of a blog picture yields its id', () => {
  expect(pictureIdOf(pictureBase(id))).toBe(id)
  for (const other of [
    '',
    `${pictureBase(id)}/x`,
    `https://x.example${pictureBase(id)}`,
    '/starter-pool/zen',
    `${pictureBase(id)}-960.webp`,
  ])
    expect(pictureIdOf(other), other).toBeUndefined()
})

test('picturesIn finds every picture in a text', () => {
  const html = `<p>x</p><img src="/blog/pictures/${id}-960.webp" alt=""><img src="/starter-pool/a-960.webp">`
  expect(picturesIn(html)).toEqual([id])
})

test('a text shows the largest file that fits, in its own proportions', () => {
  expect(pictureForText({ id, widths: [480, 960, 1536], width: 1536, height: 1024 })).toEqual({
    src: `/blog/pictures/${id}-960.webp`,
    width: 960,
    height: 640,
  })
  expect(pictureForText({ id, widths: [300], width: 300, height: 400 })).toMatchObject({
    width: 300,
    height: 400,
  })
  expect(pictureKeys({ id, widths: [480] })).toEqual([`blog/${id}-480.avif`, `blog/${id}-480.webp`])
})
