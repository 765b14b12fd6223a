/** What becomes of a room without an image model. */
export const PREVIEW_CHANGES = 'Colours and materials change; your furniture stays.'

/** What pages that speak of redesigns promise, in the sentences they need. */
export interface RedesignPromise {
  /** After 'photograph your own room'. */
  seeing: string
  /** The third of the landing page's steps. */
  step: string
  /** Beside a room before and after a redesign by an image model. */
  example: string | null
  /** What can be done with what comes back. */
  goingOn: string
  /** Beside every offer of a redesign: what it leaves as it is; null when it may change everything. */
  change: typeof PREVIEW_CHANGES | null
}

const FULL: RedesignPromise = {
  seeing: 'see it furnished that way',
  step: 'Photograph a room as it is. A minute or two later you see it in your style: your walls, your windows, another life.',
  example: null,
  goingOn: 'You can say what should be different, and compare until it feels like home.',
  change: null,
}

const PREVIEW: RedesignPromise = {
  seeing: 'see it in those colours and materials, with your own furniture',
  step: `Photograph a room as it is. A minute or two later you see it painted in your style. ${PREVIEW_CHANGES}`,
  example: `This is a full redesign. For now rooms come back as previews: colours and materials change, furniture stays.`,
  goingOn: 'You can try one style after the other, and compare until it feels like home.',
  change: PREVIEW_CHANGES,
}

/**
 * What may be promised of redesigns.
 *
 * @param isColourPreview whether they change colours and materials alone
 */
export const redesignPromise = (isColourPreview: boolean): RedesignPromise =>
  isColourPreview ? PREVIEW : FULL
