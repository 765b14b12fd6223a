import { EmailLayout, Paragraph } from '#app/features/email/components/email-layout.tsx'
import type { Email } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { dollars } from '#app/lib/money.ts'
import type { Environment } from '#app/platform/env/environment.ts'
import { renderEmail } from '#app/platform/mail/render-email.ts'
import { creditsInWords, purchaseNumber } from './rules/words.ts'
import type { CheckoutProvider, Offer } from './schema.ts'

/** Says what was bought and what it cost. */
export async function receiptEmail(
  { siteName, appUrl }: Pick<Environment, 'siteName' | 'appUrl'>,
  { name, email }: { name: string; email: string },
  checkout: Offer & { id: string; provider: CheckoutProvider },
): Promise<Email> {
  const bought = creditsInWords(checkout)
  const price = dollars(checkout.amountCents)
  const isTest = checkout.provider === 'test'
  const body = await renderEmail(
    <EmailLayout
      siteName={siteName}
      appUrl={appUrl}
      preview={`${bought} are in your account.`}
      heading={isTest ? 'Your test purchase' : 'Thank you for your purchase'}
      action={{ label: 'See the receipt', address: `${appUrl}/purchases/${checkout.id}` }}
    >
      <Paragraph>
        Hello {name}, {bought} are in your account now.{' '}
        {isTest
          ? `The price would have been ${price}; in this test nothing was charged.`
          : `You paid ${price}, once.`}
      </Paragraph>
      <Paragraph>The receipt has the number {purchaseNumber(checkout.id)}.</Paragraph>
    </EmailLayout>,
  )
  const subject = isTest ? `Test purchase at ${siteName}` : `Your receipt from ${siteName}`
  return { recipient: email, subject, ...body }
}
