/** A notice that an address asks for. */
interface AddressNotice {
  tone: 'success' | 'error' | 'info'
  title: string
  message?: string
}

const HANDLED = ['from', 'redesign', 'confirmed', 'source', 'payment', 'upload', 'credit_processing']

/**
 * What the flags of the dashboard's address say.
 *
 * @returns the notices, and the address's query without the flags that were handled
 */
export function noticesOf(query: URLSearchParams): { notices: AddressNotice[]; rest: URLSearchParams } {
  const notices: AddressNotice[] = []
  if (query.get('from') === 'email' && query.get('redesign') === 'ready') {
    notices.push({
      tone: 'success',
      title: 'Room Redesign Complete!',
      message: 'Slide to compare before and after.',
    })
  }
  if (query.get('confirmed') === 'true') {
    notices.push({ tone: 'success', title: 'Welcome', message: 'Your email has been confirmed' })
  }
  if (query.get('payment') === 'cancelled') {
    notices.push({ tone: 'error', title: 'Payment Cancelled', message: 'No charges were made' })
  }
  const rest = new URLSearchParams(query)
  for (const flag of HANDLED) rest.delete(flag)
  return { notices, rest }
}
