interface AccountNotice {
  tone: 'info' | 'success' | 'danger'
  title: string
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

const NOTHING_TO_CONFIRM: AccountNotice = {
  tone: 'info',
  title: 'This link no longer works. The address of your account is confirmed.',
}

/**
 * The notice that the URL's flags ask for.
 *
 * @param isConfirmed whether the member's address is confirmed
 */
export function accountNoticeOf(query: URLSearchParams, isConfirmed: boolean): AccountNotice | undefined {
  if (query.get('data') === 'later') return DATA_LATER
  const email = query.get('email')
  return email === 'expired' && isConfirmed ? NOTHING_TO_CONFIRM : NOTICES.get(email)
}

const DATA_LATER: AccountNotice = {
  tone: 'danger',
  title: 'You have downloaded your data ten times in an hour. Please try again later.',
}
