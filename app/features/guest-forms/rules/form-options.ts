import type { FormProblem } from './problem.ts'
import type { GuestFormRules } from './spam.ts'

/** Key of a draft in the browser's storage; contains `_draft`, by which sign-out finds it. */
export type DraftName = `${string}_draft${string}`

/** Owner of the drafts of everybody who is not signed in. */
export const GUEST = 'guest'

/** What the script of a page must know of a form. It stands in the form's `data-form`. */
export interface FormOptions {
  /** Begins the ids of its fields, and names its check. */
  name: string
  /** Address of the module with all checks, a {@link FormChecks}. */
  checks: string
  /** The button's text while the form is being sent. */
  sendingText: string
  rules?: GuestFormRules
  draft?: {
    name: DraftName
    /** Whose draft it is. Anybody else's is deleted when the page opens. */
    owner: string
  }
}

/** Finds a form's problem in the browser, in the server's words. */
export type FormCheck = (form: FormData) => FormProblem | undefined

/** The module of all checks: each by its form's name. */
export interface FormChecks {
  checks: Record<string, FormCheck>
}

/** The element id of a form's field. */
export const fieldIdIn = (form: string) => (name: string) => `${form}-${name}`

/** Id of the data that says why a form was refused, a {@link FormRefusal}. */
export const REFUSAL_DATA = 'form-refusal'

/** The server's answer to a form that it refused. */
export interface FormRefusal {
  problem: FormProblem
  /** A new stamp, when the form must be sent again. */
  stamp?: string
  /** Whether the page that answers has what was typed. It is newer than any draft then. */
  isFilledIn: boolean
}

/** Id of the data that says that a form was accepted, a {@link SentForm}. */
export const SENT_DATA = 'form-sent'

/** What the browser has to do once a form was accepted: to forget its draft, and to count it. */
export interface SentForm {
  draft: DraftName
  rules?: GuestFormRules
}
