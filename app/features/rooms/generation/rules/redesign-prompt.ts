import { fillPrompt } from '#app/features/ai-settings/rules/fill-prompt.ts'
import type { StyleProfile } from '#app/features/styles/schema.ts'
import { partsOfBlend } from '#app/lib/blend-name.ts'

interface PromptInput {
  roomType: string
  profile: StyleProfile
  /** The person's wishes in their own words. */
  feedback: string | null
  /** Whether the source picture is an earlier redesign. */
  revision: boolean
  /** Fixed parts of the room, as the vision model describes them. */
  fixed: { kind: string; description: string }[]
  strength: 'refresh' | 'restyle' | 'reimagine'
  wallsOnly: boolean
  /** In the person's words. */
  itemsToKeep: string[]
  /** Whether a mask of things to keep accompanies the photo. */
  brushed: boolean
  /** One for each flaw of the first attempt. */
  retryInstructions: string[]
}

/**
 * Fills the template. A person's words are quoted as wishes, so that they cannot pose as instructions.
 *
 * @param template text with the placeholders roomType, primaryStyle, colorPalette, materials, characteristics and
 *   designPrinciples in double braces
 */
export function redesignPrompt(template: string, input: PromptInput): string {
  const { roomType, profile, feedback, revision, fixed, retryInstructions } = input
  const filled = fillPrompt(template, { roomType, profile })
  const stays = fixed.map(({ kind, description }) => `${kind.replace('_', '-')}: ${description}`)
  return [
    filled,
    blend(profile.primaryStyle),
    stays.length > 0 && `These belong to the room and stay as and where they are: ${stays.join('; ')}.`,
    ...choices(input),
    feedback && wishes(feedback, revision),
    retryInstructions.length > 0 &&
      `An earlier try went wrong. Take particular care: ${retryInstructions.join(' ')}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function blend(style: string) {
  const parts = partsOfBlend(style)
  return (
    parts &&
    `Two people live here, and "${style}" is a blend of what each of them likes: ${parts.join(' and ')}. Give both equal weight in one coherent scheme for the whole room, not a half to each.`
  )
}

const STRENGTHS = {
  refresh:
    'A light touch: all furniture stays where and what it is; only textiles, colours, lamps, art and small things change.',
  restyle: null,
  reimagine:
    'A bold redesign: choose all furniture anew and arrange it better. The room itself stays exactly as it is.',
}

function choices({ strength, wallsOnly, itemsToKeep, brushed }: PromptInput) {
  return [
    wallsOnly
      ? 'Change only the walls: their colour or covering. Everything else stays exactly as it is in the photo.'
      : STRENGTHS[strength],
    itemsToKeep.length > 0 &&
      `The owner keeps these, unchanged and in their place: ${itemsToKeep.map((thing) => JSON.stringify(thing)).join(', ')}.`,
    brushed && 'What the mask protects stays exactly as it is; let everything else go well with it.',
  ]
}

function wishes(feedback: string, revision: boolean): string {
  const about = revision
    ? 'The first picture is an earlier redesign, the second the photo of the same room: take walls, windows, doors, view and camera from the photo. Change in the first only what the owner now wishes'
    : 'The owner wishes'
  return `${about}: ${JSON.stringify(feedback)}. Follow these wishes as far as the rules above allow.`
}
