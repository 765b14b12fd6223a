import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { uploadById } from '#app/features/rooms/queries/rooms.server.ts'
import { optionalMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'

/** The room a request is about (`?room=ID`), with what it says of the project; null unless it is the member's own. */
export async function roomOfRequest(request: Request, context: Readonly<RouterContextProvider>) {
  const member = optionalMember(context)
  const id = z.uuid().safeParse(new URL(request.url).searchParams.get('room'))
  if (!member || !id.success) return null
  const room = await uploadById(context.get(servicesContext).database, id.data)
  if (room?.userId !== member.userId) return null
  const { roomType, userStylePreference: style, placeholder, width, height } = room
  const name = roomType.toLowerCase()
  const inStyle = style ? ` My style is ${style}.` : ''
  return {
    id: room.id,
    roomType,
    picture: { placeholder, width, height },
    prefilled: {
      projectType: 'single_room',
      message: `I would like to talk to a designer about my ${name}.${inStyle}\n\n`,
      additionalDetails: room.userFeedback ?? '',
    },
  }
}
