import { HONEYPOT_FIELD, STAMP_FIELD } from '../rules/spam.ts'

/** The hidden fields of a guarded form: the honeypot, and the server's stamp. */
export function SpamGuardFields({ stamp }: { stamp: string }) {
  return (
    <>
      <div aria-hidden="true" className="absolute -left-[9999px]">
        <label>
          Company website
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name={STAMP_FIELD} value={stamp} />
    </>
  )
}
