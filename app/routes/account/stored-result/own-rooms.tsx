import { FullHeight } from '#app/features/accounts/signing-in/components/auth-frame.tsx'
import { RoomStrip, RoomWall } from '#app/features/quiz/result/components/own-rooms.tsx'
import type { PictureProps } from '#app/ui/pictures/picture.tsx'

/** As many as are shown at most; the page's script fills them in. */
const ROOMS = ['1', '2', '3', '4', '5'].map((id) => ({ id, url: '', description: '', placeholder: null }))

/**
 * The place beside the form to sign up. The page's script shows there the rooms chosen in this browser's quiz, or
 * `otherwise` without a quiz.
 */
export function OwnRooms({ otherwise }: { otherwise: PictureProps | undefined }) {
  return (
    <div data-part="own-rooms" className="size-full">
      <template data-part="rooms">
        <RoomWall pictures={ROOMS} />
      </template>
      {otherwise && (
        <>
          <template data-part="otherwise">
            <FullHeight picture={otherwise} />
          </template>
          <noscript>
            <FullHeight picture={otherwise} />
          </noscript>
        </>
      )}
    </div>
  )
}

/** The same rooms above the form, on narrow screens. Reserves its space until they are known. */
export const OwnRoomsStrip = () => (
  <div data-part="own-rooms-strip" aria-hidden="true" className="-mb-2 noscript:hidden lg:hidden">
    <template data-part="rooms">
      <RoomStrip pictures={ROOMS} />
    </template>
    <div className="aspect-9/2" />
  </div>
)
