import { textAsHtml } from '#app/lib/text-as-html.ts'
import type { Article } from '#app/platform/ai/writer.ts'

const paragraph = (text: string) => `<p>${textAsHtml(text.trim())}</p>`

/** Renders an article as escaped HTML. */
export function articleHtml({ introduction, sections }: Pick<Article, 'introduction' | 'sections'>): string {
  const parts = sections.flatMap(({ heading, paragraphs }) => [
    `<h2>${textAsHtml(heading.trim())}</h2>`,
    ...paragraphs.filter((text) => text.trim()).map(paragraph),
  ])
  return [introduction.trim() && paragraph(introduction), ...parts].filter(Boolean).join('')
}
