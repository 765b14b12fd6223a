import type { StyleProfile } from '#app/features/styles/schema.ts'
import { fillPlaceholders } from '#app/lib/placeholders.ts'

interface PromptValues {
  roomType: string
  profile: StyleProfile
}

/** The value of each placeholder. */
function promptValues({ roomType, profile }: PromptValues): Record<string, string> {
  return {
    roomType: roomType.toLowerCase(),
    primaryStyle: profile.primaryStyle,
    colorPalette: profile.colorPalette.map(({ name, hex }) => `${name} (${hex})`).join(', '),
    materials: profile.materials.join(', '),
    characteristics: profile.characteristics.join('; '),
    designPrinciples: profile.designPrinciples.join('; '),
  }
}

/** Fills the placeholders of a template. Unknown ones stay visible. */
export function fillPrompt(template: string, values: PromptValues): string {
  const known = promptValues(values)
  return fillPlaceholders(template, (name) => known[name])
}
