interface AccountNotice {
  tone: 'success' | 'danger'
  title: string
}

const NOTICES: Record<string, AccountNotice> = {
  changed: { tone: 'success', title: 'Your email address was changed and is confirmed.' },
  taken: {
    tone: 'danger',
    title: 'Another account now has this email address, so yours keeps its old one.',
  },
  expired: {
    tone: 'danger',
    title: 'This link no longer works: it has been used, or it has expired. Ask for a new one below.',
  },
}

/** The notice that the URL's flags ask for. */
export const accountNoticeOf = (query: URLSearchParams): AccountNotice | undefined =>
  query.get('data') === 'later' ? DATA_LATER : NOTICES[query.get('email') ?? '']

const DATA_LATER: AccountNotice = {
  tone: 'danger',
  title: 'You have downloaded your data ten times in an hour. Please try again later.',
}
