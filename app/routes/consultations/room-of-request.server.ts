import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { ownBoard } from '#app/features/rooms/board/queries/own-board.server.ts'
import { uploadById } from '#app/features/rooms/queries/rooms.server.ts'
import { optionalMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'

/**
 * The room that a request is about (`?room=ID`), or the design board sent with it (`?board=ID`), with prefilled
 * answers. Null unless it belongs to the signed-in member.
 */
export async function roomOfRequest(request: Request, context: Readonly<RouterContextProvider>) {
  const member = optionalMember(context)
  if (!member) return null
  const { database } = context.get(servicesContext)
  const query = new URL(request.url).searchParams
  const [boardId, roomId] = ['board', 'room'].map((name) => z.uuid().safeParse(query.get(name)).data)
  const version = boardId && (await ownBoard(database, member.userId, boardId))
  const room = version ? version.upload : roomId && (await uploadById(database, roomId))
  if (!room || room.userId !== member.userId) return null
  const { roomType, userStylePreference: style } = room
  const { placeholder, width, height } = version ? version.redesign : room
  const name = roomType.toLowerCase()
  const inStyle = style ? ` I picture it in the ${style} style.` : ''
  return {
    id: room.id,
    roomType,
    /** The version whose design board is sent with the request. */
    boardId: version ? version.redesign.id : null,
    picture: { placeholder, width, height },
    prefilled: {
      projectType: 'single_room',
      message: `I would like to talk to a designer about my ${name}.${inStyle}\n\n`,
      additionalDetails: room.userFeedback ?? '',
    },
  }
}
