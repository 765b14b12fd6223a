import { withArticle } from '#app/lib/plural.ts'
import type { RoomFacts } from './room-facts.ts'

/** The prompt for an article. The caller sends both pictures with it. */
export function articlePrompt(facts: RoomFacts): string {
  const { roomType, style, isColourPreview } = facts
  return `You write for the blog of an interior design service. Its readers are home owners who would like to do something similar themselves.
The first picture is a photo of ${withArticle(roomType.toLowerCase())} before, the second a redesign of the same room in the ${style} style${isColourPreview ? ': a preview of colours, in which the furniture has stayed' : ', made as a picture: nothing has been built yet'}.

What is known of it:
${factLines(facts).join('\n')}

Write an article of 400 to 600 words: an introduction, then three to five sections, each with a short heading, that say what changed and why it works (light, colours, materials, layout), and end with what readers can borrow for a room of their own.
Say only what the pictures show or the facts above say. Do not say that work was done in a real home. Name no people, no places, no brands and no prices, and do not guess who lives there.
Warm, concrete and short sentences; no exclamation marks, no lists, no HTML, no Markdown.
The title has at most 80 characters, the SEO title 60, the meta description 155, the excerpt 200. Three to six tags of one or two words. Describe each picture in one sentence for somebody who cannot see it.`
}

const factLines = ({ roomType, style, colours, materials, characteristics, concept, layout }: RoomFacts) =>
  [
    ['Room', [roomType]],
    ['Style', [style]],
    ['Colours', colours],
    ['Materials', materials],
    ['Character', characteristics],
    ['Idea', concept ? [concept] : []],
    ['Layout', layout ? [layout] : []],
  ].flatMap(([name, values]) => (values!.length > 0 ? [`- ${name}: ${(values as string[]).join('; ')}`] : []))
