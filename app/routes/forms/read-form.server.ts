import { AppError } from '#app/lib/app-error.ts'
import { formRefusal } from '#app/lib/form-refused.ts'
import { readFields } from './read-fields.ts'
import { type RequestArgs, withBody } from './with-body.server.ts'

/**
 * Reads a form without files.
 *
 * @throws Response with the reason; the page shows it and keeps everything typed
 */
export async function readForm(args: RequestArgs): Promise<FormData> {
  try {
    return await withBody(args, readFields)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw formRefusal({ title: 'Submission Failed', message: error.message }, error.status)
  }
}
