import { useFetcher } from 'react-router'
import { exactDollars } from '#app/lib/money.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import type { RedesignTest } from '../commands/test-redesign.server.ts'

interface Reply {
  title: string
  message?: string
  redesign?: RedesignTest
}

/** Makes a paid redesign of the sample photo with the saved settings. Disabled while another key is typed. */
export function RedesignTestPanel({ isKeyTyped }: { isKeyTyped: boolean }) {
  const fetcher = useFetcher<Reply>()
  const reply = fetcher.data
  return (
    <section className="grid gap-4 border-line border-t pt-6">
      <h2 className="text-xl">Redesign test</h2>
      <p className="text-ink-soft">
        Redesigns our sample living room in the Japandi style, with the saved settings. It is a real, paid
        redesign and counts towards the budget.
      </p>
      <fetcher.Form method="post">
        <input type="hidden" name="intent" value="test-redesign" />
        <Button
          type="submit"
          variant="secondary"
          aria-disabled={isKeyTyped}
          pending={fetcher.state !== 'idle'}
          pendingText="Redesigning, this can take a minute or two…"
        >
          Test Redesign
        </Button>
      </fetcher.Form>
      {reply?.redesign && <Result title={reply.title} redesign={reply.redesign} />}
      {reply && !reply.redesign && (
        <Notice tone="danger" title={reply.title}>
          {reply.message}
        </Notice>
      )}
    </section>
  )
}

function Result({ title, redesign }: { title: string; redesign: RedesignTest }) {
  const { before, after, seconds, costCents, model } = redesign
  return (
    <>
      <Notice tone="success" title={title}>
        {model} took {seconds.toFixed(1)} seconds
        {costCents === null
          ? '; the provider does not say what it cost.'
          : ` and cost ${exactDollars(costCents)}.`}
      </Notice>
      <div className="grid gap-4 md:grid-cols-2">
        <Picture address={before} caption="Before" />
        <Picture address={after} caption="After" />
      </div>
    </>
  )
}

function Picture({ address, caption }: { address: string; caption: string }) {
  return (
    <figure className="grid gap-2">
      <img src={address} alt={`${caption}: our sample living room`} className="w-full rounded-print" />
      <figcaption className="text-ink-soft text-sm">{caption}</figcaption>
    </figure>
  )
}
