import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { servicesContext } from '#app/platform/services.ts'
import { MailPreview } from '../admin/mail-preview.tsx'
import { sampleEmails } from './sample-emails.server.ts'

export const meta = () => [{ title: 'Emails' }]

export const loader = ({ context }: LoaderFunctionArgs) =>
  sampleEmails(context.get(servicesContext).environment)

/** Every email with sample values, as HTML and as text. In development only. */
export default function Emails() {
  const messages = useLoaderData<typeof loader>()
  return (
    <div className="page grid grid-cols-1 gap-20 py-16">
      <h1>Emails</h1>
      {messages.map((message) => (
        <section key={message.kind} className="grid gap-4">
          <h2>{message.subject}</h2>
          <p className="text-ink-soft">{message.kind}</p>
          <MailPreview {...message} />
        </section>
      ))}
    </div>
  )
}
