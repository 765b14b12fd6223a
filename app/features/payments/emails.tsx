import { Paragraph } from '#app/features/email/components/email-layout.tsx'
import { type Site, siteEmail } from '#app/features/email/emails.tsx'
import type { Email } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { dollars } from '#app/lib/money.ts'
import { creditsInWords, purchaseNumber } from './rules/purchase-words.ts'
import type { CheckoutProvider, Offer } from './schema.ts'

/** The receipt of a purchase. */
export function receiptEmail(
  site: Site,
  { name, email }: { name: string; email: string },
  checkout: Offer & { id: string; provider: CheckoutProvider },
): Promise<Email> {
  const { siteName } = site
  const bought = creditsInWords(checkout)
  const price = dollars(checkout.amountCents)
  const isTest = checkout.provider === 'test'
  const subject = isTest ? `Test purchase at ${siteName}` : `Your receipt from ${siteName}`
  return siteEmail(
    site,
    email,
    {
      subject,
      heading: isTest ? 'Your test purchase' : 'Thank you for your purchase',
      preview: `${bought} are in your account.`,
      action: { label: 'See the receipt', path: `/purchases/${checkout.id}` },
    },
    <>
      <Paragraph>
        Hello {name}, {bought} are in your account now.{' '}
        {isTest
          ? `The price would have been ${price}; in this test nothing was charged.`
          : `You paid ${price}, once.`}
      </Paragraph>
      <Paragraph>Your receipt number is {purchaseNumber(checkout.id)}.</Paragraph>
    </>,
  )
}
