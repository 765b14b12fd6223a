import type { StyleProfile } from '#app/features/styles/schema.ts'

/** The prompt until an administrator writes another; placeholders stand in double braces. */
export const DEFAULT_REDESIGN_PROMPT = `Redesign the interior in this photo of a {{roomType}} in the {{primaryStyle}} style.

Keep the room itself exactly as it is: the same camera position and perspective, the same walls, windows, doors, ceiling and floor area, built-in elements and proportions. Do not change the layout or the architecture.
Change only what a decorator can change: furniture, textiles, wall and floor finishes, lamps, art and plants.

Colour palette: {{colorPalette}}.
Materials: {{materials}}.
Character: {{characteristics}}.
Design principles: {{designPrinciples}}.

Remove any people and animals. Do not add people, text, letters, logos or watermarks. Do not add anything unrealistic: every object stands or hangs as it would in a real home, in believable scale, lit by the light of the photo. The result is a photograph.`

interface PromptInput {
  roomType: string
  profile: StyleProfile
  /** What the person asked for, in their words. */
  feedback: string | null
  /** Whether the picture to work on is an earlier redesign. */
  revision: boolean
}

/**
 * Fills the template. A person's words are quoted as wishes, so that they cannot pose as instructions.
 *
 * @param template text with the placeholders roomType, primaryStyle, colorPalette, materials, characteristics
 *   and designPrinciples in double braces
 */
export function redesignPrompt(
  template: string,
  { roomType, profile, feedback, revision }: PromptInput,
): string {
  const values: Record<string, string> = {
    roomType: roomType.toLowerCase(),
    primaryStyle: profile.primaryStyle,
    colorPalette: profile.colorPalette.map(({ name, hex }) => `${name} (${hex})`).join(', '),
    materials: profile.materials.join(', '),
    characteristics: profile.characteristics.join('; '),
    designPrinciples: profile.designPrinciples.join('; '),
  }
  const filled = template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
  if (!feedback) return filled
  const wish = `${JSON.stringify(feedback)}. Follow these wishes as far as the rules above allow.`
  const about = revision
    ? 'This picture is an earlier redesign; change only what the owner now wishes'
    : 'The owner wishes'
  return `${filled}\n\n${about}: ${wish}`
}
