/** A toast that flags in the URL ask for. */
export interface AddressToast {
  tone: 'success' | 'error' | 'info'
  title: string
  message?: string
  /** Delay in milliseconds; 0 by default. */
  after?: number
  /** Milliseconds on screen; the toast's default if omitted. */
  duration?: number
}

/** What the flags in a URL ask for: toasts and reloads of the credits. */
interface AddressRequest {
  toasts: AddressToast[]
  /** Delays in milliseconds after which the page reloads its data. */
  refreshes: number[]
}

const REFRESH_AFTER_PAYMENT = 2000
const REFRESH_WHILE_PROCESSING = 3000
const SECOND_LOOK = { after: 45_000, duration: 10_000 }
const CREDIT_TOAST = 6000

type Flag = (query: URLSearchParams, bought: string | null) => Partial<AddressRequest> | false

const FLAGS: Flag[] = [
  (query) =>
    query.get('from') === 'email' &&
    query.get('redesign') === 'ready' &&
    success('Room Redesign Complete!', 'Slide to compare before and after.'),
  (query) => query.get('confirmed') === 'true' && success('Welcome', 'Your email has been confirmed'),
  (query) =>
    query.get('upload') === 'success' &&
    !query.has('room') &&
    success('Upload successful!', 'Your room is below.'),
  (query, bought) =>
    (query.get('payment') === 'success' || query.get('credit_processing') === 'true') &&
    bought !== null &&
    bought !== 'processing' && {
      ...success('Payment Successful!', `Added to your account: ${bought}.`, CREDIT_TOAST),
      refreshes: [REFRESH_AFTER_PAYMENT],
    },
  (query) =>
    query.get('payment') === 'cancelled' && {
      toasts: [{ tone: 'error', title: 'Payment Cancelled', message: 'No charges were made' }],
    },
  (query, bought) =>
    query.get('credit_processing') === 'true' &&
    bought === 'processing' && {
      toasts: [
        {
          tone: 'success',
          title: 'Payment Received!',
          message: 'Your credits are being added.',
          duration: CREDIT_TOAST,
        },
        {
          tone: 'info',
          title: 'Are your credits there?',
          message: 'If not, reload this page. Nothing is lost: we keep a record of every payment.',
          ...SECOND_LOOK,
        },
      ],
      refreshes: [REFRESH_WHILE_PROCESSING, SECOND_LOOK.after],
    },
]

const HANDLED = ['from', 'redesign', 'confirmed', 'source', 'payment', 'upload', 'credit_processing']

/**
 * Evaluates the flags in the dashboard's URL.
 *
 * @param bought the latest purchase in words, or 'processing'; null without one, because a URL alone proves no
 * purchase
 * @returns the toasts and reloads, and the query without the handled flags
 */
export function toastsOf(
  query: URLSearchParams,
  bought: string | null,
): AddressRequest & { rest: URLSearchParams } {
  const asked = FLAGS.map((flag) => flag(query, bought) || {})
  const rest = new URLSearchParams(query)
  for (const flag of HANDLED) rest.delete(flag)
  return {
    toasts: asked.flatMap(({ toasts = [] }) => toasts),
    refreshes: asked.flatMap(({ refreshes = [] }) => refreshes),
    rest,
  }
}

function success(title: string, message?: string, duration?: number): Pick<AddressRequest, 'toasts'> {
  return { toasts: [{ tone: 'success', title, ...(message && { message }), ...(duration && { duration }) }] }
}
