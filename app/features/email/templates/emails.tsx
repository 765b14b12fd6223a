import { excerptOf, plainText } from '#app/platform/html/plain-text.ts'
import { sanitiseHtml } from '#app/platform/html/sanitise-html.ts'
import { letterHtml } from '../components/letter-html.ts'
import { type Site, siteEmail } from '../emails.tsx'
import type { Email } from '../outbox/commands/queue-email.server.ts'
import { renderTemplate, type Template } from './rules/render-template.ts'
import { TEMPLATE_HTML } from './rules/template-html.ts'
import type { TemplateValues } from './rules/template-variables.ts'

interface Letter {
  recipient: string
  template: Template
  values: TemplateValues
  /** Text that an administrator adds for this person. */
  customMessage?: string
}

/**
 * Renders a message from an administrator's template. Sanitises the filled HTML again, so that neither an old
 * template nor a value in a link can run a script.
 */
export function templateEmail(
  site: Site,
  { recipient, template, values, customMessage }: Letter,
): Promise<Email> {
  const { subject, html } = renderTemplate(template, values, customMessage)
  const content = sanitiseHtml(html, TEMPLATE_HTML)
  return siteEmail(
    site,
    recipient,
    {
      subject,
      heading: null,
      preview: excerptOf(plainText(content), 120),
      because: 'because you wrote to us at',
    },
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above */}
      <div dangerouslySetInnerHTML={{ __html: letterHtml(content) }} />
    </>,
  )
}
