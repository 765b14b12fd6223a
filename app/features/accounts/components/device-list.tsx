import type { ComponentType } from 'react'
import type { FormProps } from 'react-router'
import { mediumDate } from '#app/lib/date-text.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Badge } from '#app/ui/notices/badge.tsx'

/** A browser in which the member is signed in. */
export interface ShownDevice {
  sessionId: string
  name: string
  address: string | null
  signedInAt: string
  lastUsedAt: string
  /** Whether this page is open in it. */
  isThis: boolean
}

interface DeviceListProps {
  devices: ShownDevice[]
  Form: ComponentType<FormProps>
  /** The session being ended, or 'others' for all but this one. */
  ending: string | undefined
}

/** The member's signed-in browsers, with a button to sign out each. */
export function DeviceList({ devices, Form, ending }: DeviceListProps) {
  const others = devices.filter((device) => !device.isThis)
  return (
    <div className="grid gap-6">
      <ul className="grid gap-5">
        {devices.map((device) => (
          <li key={device.sessionId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <div>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
                {device.name}
                {device.isThis && <Badge tone="success">This device</Badge>}
              </p>
              <p className="text-ink-soft text-sm">
                Signed in {mediumDate(new Date(device.signedInAt))}, last used{' '}
                {mediumDate(new Date(device.lastUsedAt))}
                {device.address && `, from ${device.address}`}
              </p>
            </div>
            {!device.isThis && (
              <Form method="post">
                <input type="hidden" name="sessionId" value={device.sessionId} />
                <Button
                  type="submit"
                  name="intent"
                  value="end-session"
                  variant="quiet"
                  size="small"
                  pending={ending === device.sessionId}
                  pendingText="Signing out…"
                  className="max-sm:-ml-4"
                  aria-label={`Sign out ${device.name}`}
                >
                  Sign Out
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Form method="post">
          <Button
            type="submit"
            name="intent"
            value="end-other-sessions"
            variant="secondary"
            pending={ending === 'others'}
            pendingText="Signing out…"
            className="max-sm:w-full"
          >
            Sign Out Everywhere Else
          </Button>
        </Form>
      )}
    </div>
  )
}
