/** The body of the reply to a refused form. The page stays unchanged and shows it. */
export interface FormRefused {
  code: 'form_refused'
  title: string
  message: string
}

/**
 * Creates the reply to a refused form, to be thrown.
 *
 * @param refused heading and message for the sender
 */
export const formRefusal = (refused: Omit<FormRefused, 'code'>, status: number): Response =>
  Response.json({ code: 'form_refused', ...refused } satisfies FormRefused, { status })
