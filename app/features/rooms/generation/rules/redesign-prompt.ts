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
  strength: 'refresh' | 'restyle' | 'reimagine'
  wallsOnly: boolean
  /** Things to keep, in the person's words. */
  keepsakes: string[]
  /** Whether they brushed over things to keep, so that a mask goes with the photo. */
  brushed: boolean
  /** What went wrong at the first try. */
  sharper: string[]
}

/**
 * Fills the template. A person's words are quoted as wishes, so that they cannot pose as instructions.
 *
 * @param template text with the placeholders roomType, primaryStyle, colorPalette, materials, characteristics
 *   and designPrinciples in double braces
 */
export function redesignPrompt(template: string, input: PromptInput): string {
  const { roomType, profile, feedback, revision, fixed, sharper } = input
  const filled = fillPrompt(template, { roomType, profile })
  const stays = fixed.map(({ kind, description }) => `${kind.replace('_', '-')}: ${description}`)
  return [
    filled,
    stays.length > 0 && `These belong to the room and stay as and where they are: ${stays.join('; ')}.`,
    ...choices(input),
    feedback && wishes(feedback, revision),
    sharper.length > 0 && `An earlier try went wrong. Take particular care: ${sharper.join(' ')}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const STRENGTHS = {
  refresh:
    'A light touch: all furniture stays where and what it is; only textiles, colours, lamps, art and small things change.',
  restyle: null,
  reimagine:
    'A bold redesign: choose all furniture anew and arrange it better. The room itself stays exactly as it is.',
}

function choices({ strength, wallsOnly, keepsakes, brushed }: PromptInput) {
  return [
    wallsOnly
      ? 'Change only the walls: their colour or covering. Everything else stays exactly as it is in the photo.'
      : STRENGTHS[strength],
    keepsakes.length > 0 &&
      `The owner keeps these, unchanged and in their place: ${keepsakes.map((thing) => JSON.stringify(thing)).join(', ')}.`,
    brushed && 'What the mask protects stays exactly as it is; let everything else go well with it.',
  ]
}

function wishes(feedback: string, revision: boolean): string {
  const about = revision
    ? 'The first picture is an earlier redesign, the second the photo of the same room: take walls, windows, doors, view and camera from the photo. Change in the first only what the owner now wishes'
    : 'The owner wishes'
  return `${about}: ${JSON.stringify(feedback)}. Follow these wishes as far as the rules above allow.`
}
