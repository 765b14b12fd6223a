import { useId } from 'react'
import { useFetcher } from 'react-router'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { SwitchButton } from '#app/ui/buttons/switch-button.tsx'

interface ShareBoardProps {
  uploadId: string
  redesignId: string
  isShared: boolean
  /** The public address of the board; null while the room has no link. */
  address: string | null
}

/** Shows the board to everybody with the link to the room. */
export function ShareBoard({ uploadId, redesignId, isShared, address }: ShareBoardProps) {
  const id = useId()
  const fetcher = useFetcher()
  const sent = fetcher.formData?.get('shared')
  const isOn = sent ? sent === 'yes' : isShared
  const toggle = () =>
    void fetcher.submit(
      { intent: 'share-board', redesignId, shared: isOn ? 'no' : 'yes' },
      { method: 'post', preventScrollReset: true },
    )
  return (
    <section aria-labelledby={id} className="grid max-w-text gap-3 print:hidden">
      <h2 id={id}>Share this board</h2>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="min-w-0 flex-1 basis-72">
          Whoever has the link to your room sees pictures, colours, materials and things. Prices, budget and
          notes stay private.
        </p>
        <SwitchButton label="Share this board" isOn={isOn} onToggle={toggle} />
      </div>
      {isOn && address && (
        <p className="wrap-anywhere text-dense">
          Its address:{' '}
          <a href={address} className="text-bloom underline underline-offset-4">
            {address}
          </a>
        </p>
      )}
      {isOn && !address && (
        <p className="text-dense">
          The room has no link yet. <TextLink to={`/rooms/${uploadId}#share-title`}>Make one</TextLink>, and
          the board goes with it.
        </p>
      )}
    </section>
  )
}
