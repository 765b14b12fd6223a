import { RotateCw } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'

/** Reloads a panel's data. */
export function RefreshButton() {
  const { revalidate, state } = useRevalidator()
  return (
    <Button
      variant="quiet"
      size="small"
      onClick={() => void revalidate()}
      pending={state === 'loading'}
      pendingText="Refreshing…"
    >
      <RotateCw aria-hidden strokeWidth={1.5} /> Refresh
    </Button>
  )
}
