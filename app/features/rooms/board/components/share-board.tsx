import { useFetcher } from 'react-router'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { SwitchButton } from '#app/ui/buttons/switch-button.tsx'
import { Section } from './board-sheet.tsx'

interface ShareBoardProps {
  uploadId: string
  redesignId: string
  isShared: boolean
  /** The public address of the board; null while the room has no link. */
  address: string | null
}

/** Shows the board to everybody with the link to the room. */
export function ShareBoard({ uploadId, redesignId, isShared, address }: ShareBoardProps) {
  const fetcher = useFetcher()
  const sent = fetcher.formData?.get('shared')
  const isOn = sent ? sent === 'yes' : isShared
  const toggle = () =>
    void fetcher.submit(
      { intent: 'share-board', redesignId, shared: isOn ? 'no' : 'yes' },
      { method: 'post', preventScrollReset: true },
    )
  return (
    <Section title="Share this board" id="share" onScreenOnly>
      <div className="flex max-w-text flex-wrap items-center justify-between gap-4">
        <p className="flex-1 basis-72">
          Whoever has the link to your room sees pictures, colours, materials and things. Prices, budget and
          notes stay private.
        </p>
        <SwitchButton label="Share this board" isOn={isOn} onToggle={toggle} />
      </div>
      {isOn && (
        <p className="wrap-anywhere max-w-text text-dense">
          {address ? (
            <>
              Its address: <TextLink to={address}>{address}</TextLink>
            </>
          ) : (
            <>
              The room has no link yet. <TextLink to={`/rooms/${uploadId}#share-title`}>Make one</TextLink>,
              and the board goes with it.
            </>
          )}
        </p>
      )}
    </Section>
  )
}
