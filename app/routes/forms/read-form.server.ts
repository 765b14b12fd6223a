import { AppError } from '#app/lib/app-error.ts'
import { formRefusal } from '#app/lib/form-refused.ts'
import { readFields } from './read-fields.ts'
import { type RequestArgs, withBody } from './with-body.server.ts'

/**
 * Reads a form without files.
 *
 * @throws Response that says why it was not read: the page stays as it is, with all that was typed, and tells it
 */
export async function readForm(args: RequestArgs): Promise<FormData> {
  try {
    return await withBody(args, readFields)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw formRefusal({ title: 'Submission Failed', message: error.message }, error.status)
  }
}
