import { data, type MetaArgs } from 'react-router'
import { z } from 'zod'
import {
  type SubmissionRow,
  submissionRow,
} from '#app/features/consultations/intake/queries/submission-list.server.ts'
import { INTAKE_TABS, intakeFacts } from '#app/features/consultations/intake/rules/intake-facts.ts'
import { servicesContext } from '#app/platform/services.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { pageTags } from '../../page-meta.ts'
import { Facts } from '../facts.tsx'
import { Moment } from '../moment.tsx'
import type { Route } from './+types/print.ts'

export const meta = (args: MetaArgs) =>
  pageTags(
    args,
    `Intake of ${(args.loaderData as SubmissionRow | undefined)?.submission.clientName ?? 'a client'}`,
  )

export async function loader({ params, context }: Route.LoaderArgs): Promise<SubmissionRow> {
  const id = z.uuid().safeParse(params.submissionId)
  const row = id.success ? await submissionRow(context.get(servicesContext).database, id.data) : undefined
  if (!row) throw data(null, { status: 404 })
  return row
}

/** A printable intake form: every answer, photos, and room for notes. */
export default function PrintIntake({ loaderData: { submission } }: Route.ComponentProps) {
  return (
    <article className="grid gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <TextLink to={`/admin/intake?open=${submission.id}`}>Back to the form</TextLink>
        <Button size="small" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <header>
        <h1 className="text-2xl">{submission.clientName}</h1>
        <p className="mt-2 text-ink-soft">
          {[submission.clientEmail, submission.clientPhone].filter(Boolean).join(' · ')} ·{' '}
          <Moment at={submission.createdAt} />
        </p>
      </header>
      {INTAKE_TABS.map(({ name, title, fields }) => (
        <section key={name} className="break-inside-avoid-page">
          <h2 className="text-xl">{title}</h2>
          <Facts facts={intakeFacts(submission, fields)} />
        </section>
      ))}
      <PrintedPhotos list="space" id={submission.id} count={submission.currentSpacePhotos.length} />
      <PrintedPhotos list="inspiration" id={submission.id} count={submission.inspirationImages.length} />
    </article>
  )
}

function PrintedPhotos({ list, id, count }: { list: 'space' | 'inspiration'; id: string; count: number }) {
  if (count === 0) return null
  const title = list === 'space' ? 'The room as it is' : 'Pictures they like'
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <div className="mt-4 grid grid-cols-2 gap-4">
        {Array.from({ length: count }, (_, index) => `/admin/consultation-photos/${list}/${id}/${index}`).map(
          (address, index) => (
            <img
              key={address}
              src={address}
              alt={`${title}, ${index + 1}`}
              className="w-full rounded-print"
            />
          ),
        )}
      </div>
    </section>
  )
}
