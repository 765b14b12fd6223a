import { mediumDate, timeOfDay } from '#app/lib/date-text.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import type { OpenAlert } from '../queries/open-alerts.server.ts'
import { alertWords } from '../rules/alert-words.ts'

/** The open alerts, each with a link to the page that handles it; nothing without alerts. */
export function OpenAlerts({ alerts, timeZone }: { alerts: OpenAlert[]; timeZone: string }) {
  if (alerts.length === 0) return null
  return (
    <section aria-label="Alerts" className="grid gap-3">
      {alerts.map((alert) => {
        const { title, text, link } = alertWords(alert)
        return (
          <Notice
            key={`${alert.kind} ${alert.service}`}
            tone="danger"
            title={title}
            action={<TextLink to={link.to}>{link.text}</TextLink>}
          >
            {text} Since {mediumDate(alert.since, timeZone)}, {timeOfDay(alert.since, timeZone)}.
          </Notice>
        )
      })}
    </section>
  )
}
