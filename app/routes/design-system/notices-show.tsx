import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { ProgressLine } from '#app/ui/notices/progress-line.tsx'
import { toast } from '#app/ui/notices/toasts.tsx'
import { Skeleton, SkeletonLines } from '#app/ui/pictures/skeleton.tsx'
import { Row, Show } from './show.tsx'

/** Notices, toasts, progress, loading and empty states. */
export function NoticesShow() {
  return (
    <Show title="Notices, progress, loading and empty states">
      <div className="grid gap-4 md:grid-cols-2">
        <Notice title="A quiet word">Your photo stays yours: only you can see it.</Notice>
        <Notice tone="success" title="Payment Successful!">
          Your credits are there.
        </Notice>
        <Notice tone="warning">The photo is a little dark; a lighter one gives a better redesign.</Notice>
        <Notice tone="danger" title="Upload failed" action={<Button size="small">Try again</Button>}>
          The photo did not arrive. Your credit is still there.
        </Notice>
      </div>
      <Row>
        <Button
          variant="secondary"
          onClick={() => toast.success('Style Updated!', { description: 'Now it is Japandi.' })}
        >
          Toast: success
        </Button>
        <Button variant="secondary" onClick={() => toast.error('Failed to delete room design')}>
          Toast: error
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast.info('No more options', { description: 'Please make a selection.' })}
        >
          Toast: info
        </Button>
      </Row>
      <ProgressLine label="Round" value={7} max={20} />
      <ProgressLine label="Working" />
      <div className="grid gap-6 sm:grid-cols-3">
        <Card>Linen card</Card>
        <Card tone="outline">Outlined card</Card>
        <Card tone="forest">Forest card</Card>
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <Skeleton className="aspect-[3/2]" />
        <SkeletonLines lines={5} />
      </div>
      <EmptyState
        drawing="frame"
        title="No rooms yet"
        headingLevel="h3"
        action={<ButtonLink to="/">Begin with one</ButtonLink>}
      >
        A photo in daylight, taken from the door, is all it needs.
      </EmptyState>
    </Show>
  )
}
