import { expect, test } from 'vitest'
import pool from '#room-pictures/pool.json' with { type: 'json' }
import { withFirstPlaceholders } from './first-placeholders.ts'
import { resumeQuiz } from './session.ts'

const IMAGES = pool.pictures.map(({ file, ...image }) => ({
  ...image,
  id: file,
  url: `/starter-pool/${file}`,
}))

test('only the first pair has placeholders, also after a choice that was made before the page opened', () => {
  for (const steps of [[], [IMAGES[0]!.id]]) {
    const { leftImage, rightImage } = resumeQuiz(IMAGES, 7, steps).pairing!
    const sent = withFirstPlaceholders(IMAGES, 7, steps)
    expect(sent.map(({ id }) => id)).toEqual(IMAGES.map(({ id }) => id))
    const withPlaceholder = sent.filter(({ placeholder }) => placeholder !== null).map(({ id }) => id)
    expect(withPlaceholder.toSorted()).toEqual([leftImage.id, rightImage.id].toSorted())
  }
})
