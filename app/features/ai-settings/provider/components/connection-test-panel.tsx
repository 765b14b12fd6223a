import { useFetcher } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import type { ConnectionTest } from '../commands/test-connection.server.ts'

interface Reply {
  title: string
  message?: string
  connection?: ConnectionTest
}

/** Tests the saved key by asking the provider for its models. Disabled while another key is typed. */
export function ConnectionTestPanel({ isKeyTyped }: { isKeyTyped: boolean }) {
  const fetcher = useFetcher<Reply>()
  const reply = fetcher.data
  return (
    <section className="grid gap-4 border-line border-t pt-6">
      <h2 className="text-xl">Connection test</h2>
      <p className="text-ink-soft">Lists the models that the saved key may use. It costs nothing.</p>
      <fetcher.Form method="post">
        <input type="hidden" name="intent" value="test-connection" />
        <Button
          type="submit"
          variant="secondary"
          aria-disabled={isKeyTyped}
          pending={fetcher.state !== 'idle'}
          pendingText="Asking…"
        >
          Test Connection
        </Button>
      </fetcher.Form>
      {reply?.connection ? (
        <Notice
          tone={reply.connection.chosen.every((each) => each.isListed) ? 'success' : 'warning'}
          title={reply.title}
        >
          <p>The key may use {reply.connection.models.toLocaleString('en-US')} models.</p>
          <ul className="mt-2 grid gap-1">
            {reply.connection.chosen.map(({ purpose, model, isListed }) => (
              <li key={purpose}>
                {purpose}: <strong>{model}</strong>{' '}
                {isListed ? 'is there.' : 'is missing or retired. Please choose another.'}
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        reply && (
          <Notice tone="danger" title={reply.title}>
            {reply.message}
          </Notice>
        )
      )}
    </section>
  )
}
