import { sendMessage } from '#app/features/feedback/commands/send-message.server.ts'
import { ContactForm } from '#app/features/feedback/components/contact-form.tsx'
import { CONTACT_DRAFT, CONTACT_FORM, contactFields } from '#app/features/feedback/rules/contact-form.ts'
import { contactSchema } from '#app/features/feedback/schema.ts'
import { GuestForm } from '#app/features/guest-forms/components/guest-form.tsx'
import formScript from '#app/features/guest-forms/components/script/start.ts?script'
import { GUEST } from '#app/features/guest-forms/rules/form-options.ts'
import type { GuestFormReply } from '#app/features/guest-forms/rules/problem.ts'
import { inputLimits } from '#app/lib/input-limits.ts'
import type { PageHandle } from '#app/lib/page-handle.ts'
import { servicesContext } from '#app/platform/services.ts'
import { MessageSent } from '../consultations/message-sent.tsx'
import { OtherWays } from '../consultations/other-ways.tsx'
import formChecks from '../forms/form-checks.ts?script'
import { textFields } from '../forms/form-fields.ts'
import { openGuestForm, refuseGuestForm, senderOf } from '../forms/guest-form.server.ts'
import { readForm } from '../forms/read-form.server.ts'
import { pageMeta } from '../page-meta.ts'
import { openDocument } from '../plain-page.ts'
import type { Route } from './+types/contact.ts'

export const handle: PageHandle = { static: true, script: formScript }

export const meta = pageMeta('Contact Us', 'Write to us about your room, your account or your designer.')

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export function loader({ request, context }: Route.LoaderArgs) {
  const { environment } = context.get(servicesContext)
  return openGuestForm(request, context, CONTACT_FORM, {
    contactEmail: environment.contactEmail,
    limits: inputLimits(contactSchema),
  })
}

const FAILED = 'There was an error sending your message. Please try again.'

export async function action({ request, context }: Route.ActionArgs) {
  const fields = textFields(await readForm({ request, context }))
  try {
    await sendMessage(context.get(servicesContext), senderOf(request, context), fields)
    return { sent: true } satisfies GuestFormReply
  } catch (error) {
    return refuseGuestForm(context, CONTACT_FORM, error, { ...contactFields(fields) }, FAILED)
  }
}

export const clientLoader = openDocument

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const reply: GuestFormReply | undefined = actionData
  const { stamp, userId, person, contactEmail, limits } = loaderData
  if (reply?.sent) return <MessageSent />
  return (
    <div className="page grid gap-x-16 gap-y-14 py-14 md:py-20 lg:grid-cols-12">
      <header className="lg:col-span-12">
        <h1>Contact Us</h1>
        <p className="mt-4 max-w-text text-ink-soft text-lg">
          A question about your room, your credits or an idea for us: write as you would to a neighbour. A
          person reads it and answers within 24 hours.
        </p>
      </header>
      <GuestForm
        name="contact"
        checks={formChecks}
        reply={reply}
        guard={{ rules: CONTACT_FORM, stamp }}
        draft={{ name: CONTACT_DRAFT, owner: userId ?? GUEST, isSignedIn: userId !== null }}
        className="relative grid content-start gap-6 lg:col-span-7"
        text="Send Message"
        sendingText="Sending Message..."
      >
        <ContactForm
          values={contactFields(reply?.values ?? { ...person })}
          limits={limits}
          problem={reply?.problem}
        />
      </GuestForm>
      <OtherWays contactEmail={contactEmail} className="lg:col-span-5" />
    </div>
  )
}
