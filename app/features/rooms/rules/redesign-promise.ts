/** What a redesign without an image model changes. Not every photo lets it find all three. */
export const PREVIEW_CHANGES =
  'Walls, ceiling and floor change where we can make them out; your furniture stays.'

/** Beside the photo, until its owner has corrected anything: nobody should be surprised by the question. */
export const MAY_ASK = "If we can't tell walls from furniture, we ask you to tap them first."

/** Sentences that promise what a redesign shows, for the pages about redesigns. */
export interface RedesignPromise {
  /** Continues 'photograph your own room'. */
  seeing: string
  /** Beside the free redesign of new users: what it is for now. */
  forNow: string | null
  /** The third step on the landing page. */
  step: string
  /** Beside an example: how it was made. */
  example: string | null
  /** What a person can do with a redesign. */
  goingOn: string
  /** Beside every offer of a redesign: what it leaves unchanged; null when it may change everything. */
  change: typeof PREVIEW_CHANGES | null
}

const FULL: RedesignPromise = {
  seeing: 'see it furnished that way',
  forNow: null,
  step: 'Photograph a room as it is. A minute or two later you see it in your style: your walls, your windows, another life.',
  example: null,
  goingOn: 'You can say what should be different, and compare until it feels like home.',
  change: null,
}

const PREVIEW: RedesignPromise = {
  seeing: 'see its walls and floor in those colours, with your own furniture',
  forNow: 'For now: a colour preview.',
  step: `Photograph a room as it is. A minute or two later you see it painted in your style. ${PREVIEW_CHANGES}`,
  example:
    'We modelled this room ourselves. The ‘After’ is what the preview made of it, untouched: new colours, the same furniture.',
  goingOn: 'You can try one style after the other, and compare until it feels like home.',
  change: PREVIEW_CHANGES,
}

/**
 * Returns the sentences for the current engine.
 *
 * @param isColourPreview whether redesigns only repaint walls, ceiling and floor
 */
export const redesignPromise = (isColourPreview: boolean): RedesignPromise =>
  isColourPreview ? PREVIEW : FULL
