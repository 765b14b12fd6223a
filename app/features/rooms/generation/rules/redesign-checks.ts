import type { RedesignInspection } from '#app/platform/ai/analyst.ts'
import type { PictureFault } from '#app/platform/ai/quality/picture-check.ts'

/** What was found out about a redesign before it was delivered. */
export interface RedesignChecks {
  /** What is wrong with the file. */
  fault: PictureFault | null
  /** Share of the room's lines that were kept, 0…1; null when it was not measured or cannot be. */
  structure: number | null
  /** What the vision model sees beside the photo; null when it was not asked. */
  inspection: RedesignInspection | null
}

/** Below this the room is not the same; `platform/ai/quality/README.md` says where it comes from. */
const LOST = 0.25

export type FlawKind = 'fault' | 'structure' | 'people' | 'openings' | 'furniture' | 'writing'

export interface Flaw {
  kind: FlawKind
  /** What the image model is told at its second try. */
  instruction: string
}

/** What is wrong with a redesign, worst first; empty when it may be delivered and paid. */
export function flawsOf({ fault, structure, inspection }: RedesignChecks): Flaw[] {
  const flaws: (Flaw | false)[] = [
    fault !== null && { kind: 'fault', instruction: 'Answer with one whole, sharp picture.' },
    structure !== null &&
      structure < LOST && {
        kind: 'structure',
        instruction:
          'Keep the camera exactly where it is. Every wall, corner, window and door frame stays at its place in the picture.',
      },
  ]
  if (inspection) flaws.push(...flawsSeen(inspection))
  return flaws.filter((flaw) => flaw !== false)
}

function flawsSeen(seen: RedesignInspection): (Flaw | false)[] {
  const openings = [
    ...seen.addedOpenings.map((what) => `do not add ${what}`),
    ...seen.removedOpenings.map((what) => `do not remove ${what}`),
  ]
  return [
    seen.remainingPeople > 0 && { kind: 'people', instruction: 'Leave out every person.' },
    openings.length > 0 && {
      kind: 'openings',
      instruction: `Windows, doors and openings are those of the photo: ${openings.join('; ')}.`,
    },
    seen.warpedFurniture.length > 0 && {
      kind: 'furniture',
      instruction: `Furniture is whole and stands on the floor; this went wrong: ${seen.warpedFurniture.join('; ')}.`,
    },
    seen.writing.length > 0 && { kind: 'writing', instruction: 'No text, letters or logos anywhere.' },
  ]
}

const WEIGHTS: Record<FlawKind, number> = {
  fault: 100,
  structure: 10,
  openings: 6,
  people: 6,
  furniture: 3,
  writing: 1,
}

/** How bad a redesign is, to choose between two: 0 is faultless. A kept structure decides between equals. */
export function badness(checks: RedesignChecks): number {
  const flaws = flawsOf(checks).reduce((sum, { kind }) => sum + WEIGHTS[kind], 0)
  return flaws === 0 ? 0 : flaws + (1 - (checks.structure ?? 1))
}

const WORDS: Record<FlawKind, string> = {
  fault: 'the picture came out damaged',
  structure: 'the room itself changed more than it should',
  openings: 'a window or door is not where it was',
  people: 'somebody is still in the picture',
  furniture: 'some furniture came out crooked',
  writing: 'there is writing in the picture',
}

/** What the owner reads about a redesign that missed its checks. */
export const flawWords = (checks: RedesignChecks): string[] => flawsOf(checks).map(({ kind }) => WORDS[kind])
