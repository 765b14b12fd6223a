import { capitalised } from '#app/lib/capitalised.ts'
import { withArticle } from '#app/lib/plural.ts'
import type { Article } from '#app/platform/ai/writer.ts'
import type { RoomFacts } from './room-facts.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** Builds a draft from the facts of a room, for a person to edit. */
export function factsArticle(facts: RoomFacts): Article {
  const { style, colours, materials, concept, layout, isColourPreview } = facts
  const room = facts.roomType.toLowerCase()
  const title = `${capitalised(withArticle(`${style} ${room}`))}, before and after`
  const how = isColourPreview
    ? `The second picture is a preview of colours: walls, ceiling and floor in the ${style} style, with the furniture as it is.`
    : `The second picture shows the same ${room} redesigned in the ${style} style.`
  const sections = [
    { heading: 'The idea', paragraphs: concept ? [concept] : [] },
    {
      heading: 'Colours',
      paragraphs: colours.length > 0 ? [`The palette is ${list.format(colours.slice(0, 5))}.`] : [],
    },
    {
      heading: 'Materials',
      paragraphs:
        materials.length > 0
          ? [`The style lives on ${list.format(materials.slice(0, 5).map((each) => each.toLowerCase()))}.`]
          : [],
    },
    { heading: 'Layout', paragraphs: layout ? [layout] : [] },
  ]
  return {
    title,
    excerpt: `${capitalised(withArticle(room))} and its redesign in the ${style} style, side by side.`,
    seoTitle: title,
    metaDescription: `${capitalised(withArticle(room))} before and after its redesign in the ${style} style, with its colours and materials.`,
    tags: [style.toLowerCase(), room],
    introduction: `The first picture shows the ${room} as it was. ${how}`,
    sections: sections.filter(({ paragraphs }) => paragraphs.length > 0),
    beforeDescription: `The ${room} before`,
    afterDescription: `The ${room} in the ${style} style`,
  }
}
