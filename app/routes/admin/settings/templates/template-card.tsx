import type { EmailTemplate } from '#app/features/email/templates/queries/templates.server.ts'
import { ConfirmedButton } from '#app/ui/buttons/confirmed-button.tsx'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { useReadOnly } from '#app/ui/forms/read-only.tsx'
import { Badge } from '#app/ui/notices/badge.tsx'
import { IntentButton } from '../../intent-button.tsx'

type Card = Pick<EmailTemplate, 'id' | 'name' | 'subject' | 'isActive' | 'templateType'> & { excerpt: string }

/** A template in the list, with its subject, an excerpt and its actions. */
export function TemplateCard({ template }: { template: Card }) {
  const { id, name, subject, isActive, templateType, excerpt } = template
  const edit = useReadOnly() ? 'Open' : 'Edit'
  const address = `/admin/settings/email-templates/${id}`
  return (
    <li className="grid gap-3 border-line border-t py-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="break-words text-lg">{name}</h2>
        <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
        <span className="text-ink-soft text-sm">{templateType.replaceAll('_', ' ')}</span>
      </div>
      <p className="break-words font-medium">{subject}</p>
      <p className="max-w-prose break-words text-ink-soft">{excerpt}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={`${address}/preview`} variant="secondary" size="small" aria-label={`Preview ${name}`}>
          Preview
        </ButtonLink>
        <ButtonLink to={address} variant="secondary" size="small" aria-label={`${edit} ${name}`}>
          {edit}
        </ButtonLink>
        <IntentButton intent="duplicate" fields={{ id }} text="Duplicate" label={`Duplicate ${name}`} />
        <ConfirmedButton
          text="Delete"
          pendingText="Deleting…"
          fields={{ intent: 'delete', id }}
          label={`Delete ${name}`}
          title="Delete this template?"
          confirmText="Delete template"
        >
          You can no longer reply with {name}. Messages already sent with it stay in the outbox.
        </ConfirmedButton>
      </div>
    </li>
  )
}
