import { data } from 'react-router'
import { z } from 'zod'
import { pictureAddress, pictureSources } from '#app/features/rooms/components/picture-address.ts'
import {
  CONFIRM_DELETION,
  DELETION_WARNING,
  deletionQuestion,
} from '#app/features/rooms/deletion/rules/deletion.ts'
import { roomOf } from '#app/features/rooms/queries/rooms.server.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { pageTags } from '../page-meta.ts'
import type { Route } from './+types/delete-room.ts'

export const handle = { static: true }

export const meta: Route.MetaFunction = (args) => pageTags(args, 'Delete a room')

/** Loads the member's room that is to be deleted. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const member = requireMember(context, request)
  const uploadId = z.uuid().safeParse(params.uploadId)
  const room =
    uploadId.success && (await roomOf(context.get(servicesContext).database, member.userId, uploadId.data))
  if (!room) throw data(null, { status: 404 })
  const { id, roomType, width, height, placeholder } = room
  return { id, roomType, width, height, placeholder }
}

/** Asks before a room is deleted where no script opens the dialog. */
export default function DeleteRoom({ loaderData: { id, roomType, ...size } }: Route.ComponentProps) {
  return (
    <div className="page grid gap-8 py-12 md:py-16">
      <header className="grid max-w-text gap-3">
        <h1>{deletionQuestion(roomType)}</h1>
        <p className="text-lg">{DELETION_WARNING}</p>
      </header>
      <div className="max-w-80">
        <Picture
          src={pictureAddress(id, 'original', 960)}
          srcSet={pictureSources(id, 'original')}
          sizes="20rem"
          alt={`Your ${roomType.toLowerCase()} as you photographed it`}
          {...size}
        />
      </div>
      <form method="post" action="/dashboard" className="flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="uploadId" value={id} />
        <Button type="submit" variant="danger">
          {CONFIRM_DELETION}
        </Button>
        <ButtonLink to={`/rooms/${id}`} variant="quiet">
          Cancel
        </ButtonLink>
      </form>
    </div>
  )
}
