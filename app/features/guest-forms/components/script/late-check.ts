import type { FormCheck, FormChecks, FormOptions } from '../../rules/form-options.ts'

/** Used when the check cannot be fetched, so that only the server checks. */
const serverChecks: FormCheck = () => undefined

export type LateCheck = ReturnType<typeof lateCheck>

/** The check of a form with its schema. It is larger than all the rest of the script, so it is fetched when it is wanted. */
export function lateCheck({ checks, name }: FormOptions) {
  let check: FormCheck | undefined
  return {
    /** Fetches the check, once. */
    load: async (): Promise<FormCheck> => {
      check ??= await import(/* @vite-ignore */ checks).then(
        (module: FormChecks) => module.checks[name],
        () => undefined,
      )
      return check ?? serverChecks
    },
    /** The check if it is there. */
    now: () => check,
  }
}
