interface AccountNotice {
  tone: 'info' | 'success' | 'danger'
  title: string
}

interface Address {
  email: string
  isConfirmed: boolean
  waiting: string | undefined
}

const NOTICES = new Map<string | null, AccountNotice>([
  ['changed', { tone: 'success', title: 'Your email address was changed and is confirmed.' }],
  [
    'taken',
    {
      tone: 'danger',
      title: 'Another account now has this email address, so yours keeps its old one.',
    },
  ],
  ['expired', { tone: 'danger', title: 'This link no longer works. Ask for a new one below.' }],
])

/**
 * The notice that the URL's flags ask for.
 *
 * @param address the member's, and the new one that waits for its link to be opened
 */
export function accountNoticeOf(query: URLSearchParams, address: Address): AccountNotice | undefined {
  if (query.get('data') === 'later') return DATA_LATER
  const flag = query.get('email')
  const { email, isConfirmed, waiting } = address
  if (flag !== 'expired' || !isConfirmed || waiting) return NOTICES.get(flag)
  // The link may have been for another address.
  const title = `This link no longer works. The confirmed address of your account is ${email}.`
  return { tone: 'info', title }
}

const DATA_LATER: AccountNotice = {
  tone: 'danger',
  title: 'You have downloaded your data ten times in an hour. Please try again later.',
}
