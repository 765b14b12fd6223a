import type { StyleProfile } from '#app/features/styles/schema.ts'
import type { Engine } from '#app/platform/ai/capabilities.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** Describes in a sentence what a finished redesign changed. */
export function redesignConcept(engine: Engine, profile: StyleProfile): string {
  const paints = list.format(profile.colorPalette.slice(0, 3).map(({ name }) => name))
  if (engine.isColourPreview) {
    return `A colour preview in the ${profile.primaryStyle} palette: ${paints}. Your furniture stays where it stands.`
  }
  const materials = list.format(profile.materials.slice(0, 3).map((material) => material.toLowerCase()))
  return `Your room in the ${profile.primaryStyle} style: ${paints}, with ${materials}.`
}
