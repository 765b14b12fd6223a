import { FullHeight } from '#app/features/accounts/signing-in/components/auth-frame.tsx'
import { RoomStrip, RoomWall } from '#app/features/quiz/result/components/own-rooms.tsx'
import type { PictureProps } from '#app/ui/pictures/picture.tsx'
import { useStoredResult } from './use-stored-result.ts'

/** The rooms chosen in this browser's quiz, beside the form; `otherwise` without a quiz. */
export function OwnRooms({ otherwise }: { otherwise: PictureProps | undefined }) {
  const result = useStoredResult()
  if (result === undefined) return null
  if (result?.pictures?.length) return <RoomWall pictures={result.pictures} />
  return otherwise && <FullHeight picture={otherwise} />
}

/** The same rooms above the form, on narrow screens. Reserves its space until they are known. */
export function OwnRoomsStrip() {
  const result = useStoredResult()
  if (result !== undefined && !result?.pictures?.length) return null
  return (
    <div aria-hidden="true" className="-mb-2 lg:hidden">
      <RoomStrip pictures={result?.pictures ?? []} />
    </div>
  )
}
