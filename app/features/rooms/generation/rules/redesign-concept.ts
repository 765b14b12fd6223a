import type { StyleProfile } from '#app/features/styles/schema.ts'
import { colourName } from '#app/lib/colour/colour-name.ts'
import type { Engine } from '#app/platform/ai/capabilities.ts'
import type { LaidFinish } from '#app/platform/ai/editor.ts'

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/**
 * Describes in a sentence what a finished redesign changed.
 *
 * @param finishes laid on the surfaces, whose colours need not be the palette's; undefined when they are unknown
 */
export function redesignConcept(
  engine: Engine,
  profile: StyleProfile,
  finishes?: readonly LaidFinish[],
): string {
  const { primaryStyle, colorPalette } = profile
  const paints = list.format(colorPalette.slice(0, 3).map(({ name }) => name))
  if (engine.isColourPreview) {
    const colours = finishes ? laidColours(finishes, colorPalette) : paints
    return `A colour preview in the ${primaryStyle} palette${colours && `: ${colours}`}. Your furniture stays where it stands.`
  }
  const materials = list.format(profile.materials.slice(0, 3).map((material) => material.toLowerCase()))
  return `Your room in the ${primaryStyle} style: ${paints}, with ${materials}.`
}

/**
 * Names the colours and materials on all surfaces that the version's board lists, so that the two agree: 'Moss on the
 * walls, herringbone in Oak on the floor'. Empty when nothing was laid.
 */
function laidColours(finishes: readonly LaidFinish[], palette: StyleProfile['colorPalette']): string {
  const byColour = Map.groupBy(finishes, ({ hex, finish }) => {
    const name = colourName(hex, palette)
    if (!finish) return `a tint of ${name}`
    return finish === 'paint' ? name : `${finish} in ${name}`
  })
  const laid = [...byColour].map(
    ([colour, on]) => `${colour} on ${list.format(on.map(({ surface }) => `the ${surface}`))}`,
  )
  return laid.join(', ')
}
