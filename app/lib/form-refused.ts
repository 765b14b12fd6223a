/** What stands in the answer to a form that was not taken: the page that sent it stays as it is, and tells it. */
export interface FormRefused {
  code: 'form_refused'
  title: string
  message: string
}

/**
 * The answer to a form that is not taken, to be thrown.
 *
 * @param refused in words for whoever sent it
 */
export const formRefusal = (refused: Omit<FormRefused, 'code'>, status: number): Response =>
  Response.json({ code: 'form_refused', ...refused } satisfies FormRefused, { status })
