/** The body of the answer to a refused form; the page stays as it is and shows it. */
export interface FormRefused {
  code: 'form_refused'
  title: string
  message: string
}

/**
 * The answer to a refused form, to throw.
 *
 * @param refused a sentence for the sender
 */
export const formRefusal = (refused: Omit<FormRefused, 'code'>, status: number): Response =>
  Response.json({ code: 'form_refused', ...refused } satisfies FormRefused, { status })
