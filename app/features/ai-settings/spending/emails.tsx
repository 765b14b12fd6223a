import { Paragraph } from '#app/features/email/components/email-layout.tsx'
import { type Site, siteEmail } from '#app/features/email/emails.tsx'
import type { Email } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { dollars } from '#app/lib/money.ts'

interface BudgetState {
  email: string
  /** Percentage of the budget. */
  mark: number
  /** In cents. */
  spent: number
  budget: number
  /** In the form `2026-11`. */
  month: string
}

/** Notifies an administrator that most or all of the month's AI budget is spent. */
export function budgetEmail(site: Site, { email, mark, spent, budget, month }: BudgetState): Promise<Email> {
  const all = mark === 100
  const subject = all
    ? `The AI budget for ${month} is spent`
    : `${mark} % of the AI budget for ${month} is spent`
  return siteEmail(
    site,
    email,
    {
      subject,
      preview: `${dollars(spent)} of ${dollars(budget)} so far.`,
      action: { label: 'Open the AI settings', path: '/admin/settings/ai' },
    },
    <>
      <Paragraph>
        {dollars(spent)} of {dollars(budget)} have gone to redesigns and photo checks this month.
      </Paragraph>
      <Paragraph>
        {all
          ? 'Until the month ends or you raise the budget, new redesigns are declined, and the credits held for them go back.'
          : 'When all of it is spent, new redesigns are declined until the month ends or you raise the budget.'}
      </Paragraph>
    </>,
  )
}
