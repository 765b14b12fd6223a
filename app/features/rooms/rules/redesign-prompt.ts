import { fillPrompt } from '#app/features/ai-settings/rules/fill-prompt.ts'
import type { StyleProfile } from '#app/features/styles/schema.ts'

interface PromptInput {
  roomType: string
  profile: StyleProfile
  /** What the person asked for, in their words. */
  feedback: string | null
  /** Whether the picture to work on is an earlier redesign. */
  revision: boolean
  /** What belongs to the room itself, as the vision model sees it. */
  fixed: { kind: string; description: string }[]
  /** What went wrong at the first try. */
  sharper: string[]
}

/**
 * Fills the template. A person's words are quoted as wishes, so that they cannot pose as instructions.
 *
 * @param template text with the placeholders roomType, primaryStyle, colorPalette, materials, characteristics
 *   and designPrinciples in double braces
 */
export function redesignPrompt(
  template: string,
  { roomType, profile, feedback, revision, fixed, sharper }: PromptInput,
): string {
  const filled = fillPrompt(template, { roomType, profile })
  const stays = fixed.map(({ kind, description }) => `${kind.replace('_', '-')}: ${description}`)
  return [
    filled,
    stays.length > 0 && `These belong to the room and stay as and where they are: ${stays.join('; ')}.`,
    feedback && wishes(feedback, revision),
    sharper.length > 0 && `An earlier try went wrong. Take particular care: ${sharper.join(' ')}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function wishes(feedback: string, revision: boolean): string {
  const about = revision
    ? 'This picture is an earlier redesign; change only what the owner now wishes'
    : 'The owner wishes'
  return `${about}: ${JSON.stringify(feedback)}. Follow these wishes as far as the rules above allow.`
}
