/** What a browser sends of a form that guests may send, opened a while ago. */
import { HONEYPOT_FIELD, STAMP_FIELD } from '#app/lib/spam-rules.ts'
import type { Sender } from '#app/platform/limits/guest-forms.ts'
import { stampForm } from '#app/platform/security/form-stamp.ts'
import type { Services } from '#app/platform/services.ts'

/**
 * The guard's fields as an honest browser sends them.
 *
 * @param form name of the form
 * @param seconds how long ago it was opened
 */
export const guardFields = ({ environment }: Services, form: string, seconds = 10) => ({
  [HONEYPOT_FIELD]: '',
  [STAMP_FIELD]: stampForm(environment.secret, form, Date.now() - seconds * 1000),
})

/** A guest at a network address of the documentation's. */
export const guest = (more: Partial<Sender> = {}): Sender => ({
  userId: null,
  address: '192.0.2.1',
  browserId: null,
  ...more,
})
