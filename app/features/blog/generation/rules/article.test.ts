import { expect, test } from 'vitest'
import { ROOM_TYPES } from '#app/features/rooms/rules/room-types.ts'
import { articleHtml } from './article-html.ts'
import { articlePrompt } from './article-prompt.ts'
import { factsArticle } from './facts-article.ts'
import type { RoomFacts } from './room-facts.ts'

const facts: RoomFacts = {
  roomType: 'Living Room',
  style: 'Art Deco',
  colours: ['Ink', 'Brass'],
  materials: ['Velvet', 'Marble'],
  characteristics: ['Bold geometry'],
  concept: 'A darker wall behind the sofa.',
  layout: null,
  isColourPreview: false,
}

test('a draft from facts states the known facts and nothing else', () => {
  const { title, sections } = factsArticle(facts)
  expect(title).toBe('An Art Deco living room, before and after')
  expect(sections.map(({ heading }) => heading)).toEqual(['The idea', 'Colours', 'Materials'])
  expect(sections[2]!.paragraphs).toEqual(['The style lives on velvet and marble.'])
})

test.each(ROOM_TYPES)('%s gets the right article', (roomType) => {
  const article =
    /^(a (living room|bedroom|kitchen|bathroom|home office|dining room|nursery|walk-in closet|laundry room)|an entryway) /i
  expect(factsArticle({ ...facts, roomType }).excerpt).toMatch(article)
  expect(factsArticle({ ...facts, roomType }).metaDescription).toMatch(article)
  expect(articlePrompt({ ...facts, roomType }).split('a photo of ')[1]).toMatch(article)
})

test('a colour preview is called one', () => {
  expect(factsArticle({ ...facts, isColourPreview: true }).introduction).toContain('a preview of colours')
  expect(articlePrompt({ ...facts, isColourPreview: true })).toContain('a preview of colours')
})

test('the prompt contains the facts and their limits', () => {
  const prompt = articlePrompt(facts)
  expect(prompt).toContain('- Materials: Velvet; Marble')
  expect(prompt).toContain('Name no people')
  expect(prompt).not.toContain('Layout:')
})

test("a model's output is escaped", () => {
  const html = articleHtml({
    introduction: 'Light <script>alert(1)</script>',
    sections: [{ heading: 'A & B', paragraphs: ['"x"', ' '] }],
  })
  expect(html).toBe(
    '<p>Light &lt;script&gt;alert(1)&lt;/script&gt;</p><h2>A &amp; B</h2><p>&quot;x&quot;</p>',
  )
})
