import { data } from 'react-router'
import { z } from 'zod'
import { Receipt } from '#app/features/payments/components/receipt.tsx'
import { purchaseOf } from '#app/features/payments/queries/purchases.server.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { pageMeta } from '../page-meta.ts'
import { useSiteName } from '../root-data.ts'
import type { Route } from './+types/purchase.ts'

export const meta = pageMeta('Receipt')

/** Shows a receipt to its buyer. Everybody else gets a 404. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const member = requireMember(context, request)
  const id = z.uuid().safeParse(params.purchaseId)
  const { database } = context.get(servicesContext)
  const purchase = id.success ? await purchaseOf(database, member.userId, id.data) : undefined
  if (!purchase) throw data(null, { status: 404 })
  return { purchase, buyer: { name: member.name, email: member.email } }
}

export default function PurchasePage({ loaderData: { purchase, buyer } }: Route.ComponentProps) {
  const siteName = useSiteName()
  return (
    <div className="page py-12 md:py-16">
      <div className="mx-auto grid w-full max-w-xl gap-8">
        <TextLink
          to="/credits"
          className="inline-flex min-h-11 items-center justify-self-start text-dense print:hidden"
        >
          Back to your purchases
        </TextLink>
        <h1>Receipt</h1>
        <Receipt purchase={purchase} buyer={buyer} siteName={siteName} />
        <div className="flex flex-wrap items-center gap-5 print:hidden">
          <Button variant="secondary" onClick={() => window.print()}>
            Print
          </Button>
          {purchase.receiptUrl && (
            <a href={purchase.receiptUrl} rel="noreferrer" className="underline underline-offset-4">
              Receipt of our payment provider
            </a>
          )}
        </div>
      </div>
    </div>
  )
}
