import { randomUUID } from 'node:crypto'
import { areCreditsUsable } from '#app/features/ai-settings/provider/queries/engine.server.ts'
import { CreditSettingsForm } from '#app/features/credits/components/credit-settings-form.tsx'
import { RefillBalances } from '#app/features/credits/components/refill-balances.tsx'
import { creditSettingsVersion, currentCreditSettings } from '#app/features/credits/queries/credits.server.ts'
import { minPriceCents } from '#app/features/credits/rules.ts'
import { balances } from '#app/features/insights/queries/credit-analytics.server.ts'
import { dollars } from '#app/lib/money.ts'
import { servicesContext } from '#app/platform/services.ts'
import { ReadOnlyFields } from '#app/ui/forms/read-only.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { runIntent } from '../../forms/run-intent.server.ts'
import { pageMeta } from '../../page-meta.ts'
import type { PanelHandle } from '../failed-panel.tsx'
import type { Route } from './+types/credits.ts'
import { CREDIT_INTENTS } from './credit-intents.server.ts'
import { CreditTabs } from './credit-tabs.tsx'

export const meta = pageMeta('Credit Settings')

export const handle: PanelHandle = { failed: 'Failed to load credit settings' }

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { database, environment } = services
  const [settings, { empty }, areUsable] = await Promise.all([
    currentCreditSettings(database),
    balances(database),
    areCreditsUsable(services),
  ])
  const version = creditSettingsVersion(settings)
  return { settings, version, empty, areUsable, mode: environment.payments.mode, submissionId: randomUUID() }
}

export const action = (args: Route.ActionArgs) => runIntent(args, CREDIT_INTENTS, { ownStatus: true })

/** Settings for free credits, the offer and its price. */
export default function CreditSettingsPanel({ loaderData }: Route.ComponentProps) {
  const { settings, version, empty, mode, submissionId, areUsable } = loaderData
  return (
    <div className="grid gap-10">
      <h1 className="text-2xl">Credits</h1>
      <CreditTabs />
      {/* Nobody comes to a test checkout while nothing is sold. */}
      {(areUsable || mode !== 'test') && <PaymentMode mode={mode} />}
      {!areUsable && <NothingSold />}
      {settings.priceCents < minPriceCents(mode) && <PriceTooLow priceCents={settings.priceCents} />}
      <ReadOnlyFields>
        <CreditSettingsForm settings={settings} version={version} minPrice={minPriceCents(mode)} />
      </ReadOnlyFields>
      <RefillBalances empty={empty} free={settings} submissionId={submissionId} />
    </div>
  )
}

const NothingSold = () => (
  <Notice tone="info" title="No credits are sold for now">
    Without an image model rooms come back as palette previews, which are free. Credits are offered once the
    AI settings hold a key.
  </Notice>
)

const PriceTooLow = ({ priceCents }: { priceCents: number }) => (
  <Notice tone="danger" title={`Stripe takes no payment under ${dollars(minPriceCents('stripe'))}`}>
    The package costs {dollars(priceCents)}, so nobody can buy it. Please raise its price.
  </Notice>
)

function PaymentMode({ mode }: { mode: 'stripe' | 'test' | 'off' }) {
  if (mode === 'stripe') return <p>Payments are taken by Stripe.</p>
  return mode === 'test' ? (
    <Notice tone="warning" title="Test checkout">
      No Stripe keys are set. Members can complete purchases without being charged.
    </Notice>
  ) : (
    <Notice tone="info" title="Purchases are off">
      No Stripe keys are set, and this is a public address. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to
      sell credits.
    </Notice>
  )
}
