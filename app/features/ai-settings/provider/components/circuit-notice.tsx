import { mediumDate, timeOfDay } from '#app/lib/date-text.ts'
import type { Outage } from '#app/platform/ai/failure.ts'
import { Notice } from '#app/ui/notices/notice.tsx'
import type { Circuit, CircuitName } from '../rules/circuit.ts'

export type NamedCircuit = Circuit & { name: CircuitName }

const TITLES: Record<Outage, string> = {
  unreachable: 'the provider cannot be reached',
  silent: 'the provider does not answer',
  broken: 'the provider answers with errors',
  account: 'the provider rejects our account',
}

const PAUSED: Record<CircuitName, { what: string; meanwhile: string }> = {
  image: {
    what: 'Redesigns are paused',
    meanwhile: 'Rooms in line keep their place and credits for a day. Members read that it is a pause.',
  },
  chat: {
    what: 'Photo checks are paused',
    meanwhile: 'Rooms are redesigned without them.',
  },
}

const moment = (when: Date) => `${mediumDate(when)}, ${timeOfDay(when)} UTC`

/** Shows that a service of the provider is paused, why, and when it is tried again. */
export function CircuitNotice({ circuit }: { circuit: NamedCircuit }) {
  const { name, cause, detail, openedAt, retryAt } = circuit
  const { what, meanwhile } = PAUSED[name]
  return (
    <Notice tone="danger" title={`${what}: ${TITLES[cause]}`}>
      <p>
        {openedAt && `Since ${moment(openedAt)}. `}
        {retryAt &&
          `We try again after ${moment(retryAt)}; saving the settings, or a redesign test, tries at once. `}
        {meanwhile}
      </p>
      <p className="wrap-anywhere">It said: {detail}</p>
    </Notice>
  )
}
