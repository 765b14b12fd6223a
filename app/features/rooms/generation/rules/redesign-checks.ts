import type { RedesignInspection } from '#app/platform/ai/analyst.ts'
import type { PictureFault } from '#app/platform/ai/quality/picture-check.ts'

/** Results of the checks before delivery. */
export interface RedesignChecks {
  /** A defect of the file itself. */
  fault: PictureFault | null
  /** Fraction (0…1) of the room's lines that survived; null when not measurable. */
  structure: number | null
  /** The vision model's comparison with the photo; null when it was not asked. */
  inspection: RedesignInspection | null
}

/** Below this it is a different room; `platform/ai/quality/README.md` explains the value. */
const MIN_STRUCTURE = 0.25

export type FlawKind = 'fault' | 'structure' | 'people' | 'openings' | 'furniture' | 'writing'

export interface Flaw {
  kind: FlawKind
  /** Tells the image model what to avoid on the retry. */
  instruction: string
}

/** The flaws of a redesign, worst first; empty when it may be delivered and charged for. */
export function flawsOf({ fault, structure, inspection }: RedesignChecks): Flaw[] {
  const flaws: (Flaw | false)[] = [
    fault !== null && { kind: 'fault', instruction: 'Answer with one whole, sharp picture.' },
    structure !== null &&
      structure < MIN_STRUCTURE && {
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

/** Ranks redesigns: 0 is flawless, higher is worse. Structure breaks ties. */
export function penalty(checks: RedesignChecks): number {
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

/** What the owner reads about a redesign that failed its checks. */
export const flawWords = (checks: RedesignChecks): string[] => flawsOf(checks).map(({ kind }) => WORDS[kind])
