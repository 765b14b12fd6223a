import type { StyleProfile } from '#app/features/styles/schema.ts'

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
  const filled = template.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => values[name] ?? whole)
  if (!feedback) return filled
  const wish = `${JSON.stringify(feedback)}. Follow these wishes as far as the rules above allow.`
  const about = revision
    ? 'This picture is an earlier redesign; change only what the owner now wishes'
    : 'The owner wishes'
  return `${filled}\n\n${about}: ${wish}`
}
