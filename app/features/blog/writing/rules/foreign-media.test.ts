import { expect, test } from 'vitest'
import { hasLost } from './foreign-media.ts'

test.each([
  '<p>Before</p><iframe src="https://www.youtube.com/embed/x"></iframe>',
  "<img alt='A sofa' src='https://upload.example.org/x.png'>",
  '<video controls><source src=//cdn.example.org/x.mp4></video>',
])('%s is lost where only its text stays', (html) => {
  expect(hasLost(html, '<p>Before</p>')).toBe(true)
  expect(hasLost(html, html)).toBe(false)
})

test('pictures of this site and texts about pictures are no loss', () => {
  expect(hasLost('<img src="/uploads/1.jpg"> &lt;img src="https://x.org/x.png"&gt;', '')).toBe(false)
})
