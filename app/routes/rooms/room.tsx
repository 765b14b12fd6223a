import { data, useSearchParams } from 'react-router'
import { z } from 'zod'
import { redesignService } from '#app/features/ai-settings/provider/queries/pause.server.ts'
import { creditsOf } from '#app/features/credits/queries/credits.server.ts'
import { isUnlimited, mayUpload } from '#app/features/credits/rules.ts'
import { RoomState } from '#app/features/rooms/components/room-state.tsx'
import { DeleteRoom } from '#app/features/rooms/deletion/components/delete-room.tsx'
import { GenerationWatch } from '#app/features/rooms/generation/components/generation-watch.tsx'
import { roomOf } from '#app/features/rooms/queries/rooms.server.ts'
import { roomCard } from '#app/features/rooms/rules/room-card.ts'
import { ShareRoom } from '#app/features/rooms/sharing/components/share-room.tsx'
import { shareOf } from '#app/features/rooms/sharing/queries/shared-room.server.ts'
import { VersionComparison } from '#app/features/rooms/versions/components/version-comparison.tsx'
import { VersionDetails } from '#app/features/rooms/versions/components/version-details.tsx'
import { VersionStrip } from '#app/features/rooms/versions/components/version-strip.tsx'
import { comparedVersions, roomPage } from '#app/features/rooms/versions/rules/versions.ts'
import { firstNameOf } from '#app/lib/first-name.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { useRefreshAfterChange } from '#app/ui/use-refresh-after-change.ts'
import { ReplyNotice } from '../forms/reply-notice.tsx'
import { pageTags } from '../page-meta.ts'
import { sameDataForAnyQuery } from '../same-data-for-any-query.ts'
import type { Route } from './+types/room.ts'
import { dashboardAction } from './room-actions.server.ts'

export const meta: Route.MetaFunction = (args) => pageTags(args, args.loaderData?.room.roomType ?? 'Room')

/** Loads one of the member's rooms with all its versions. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const member = requireMember(context, request)
  const services = context.get(servicesContext)
  const uploadId = z.uuid().safeParse(params.uploadId)
  if (!uploadId.success) throw data(null, { status: 404 })
  const [room, credits, service, share] = await Promise.all([
    roomOf(services.database, member.userId, uploadId.data),
    creditsOf(services.database, member.userId),
    redesignService(services),
    shareOf(services, member.userId, uploadId.data),
  ])
  if (!room) throw data(null, { status: 404 })
  const { engine, pause } = service
  const unlimited = credits !== undefined && isUnlimited(credits)
  return {
    room: roomPage(room),
    card: roomCard(room, {
      now: new Date(),
      isUnlimited: unlimited,
      isBudgetSpent: pause?.kind === 'budget',
      isPaid: engine.isPaid,
      sendsMail: services.mailServer !== undefined,
    }),
    canUpload: credits !== undefined && mayUpload(credits, engine.isPaid),
    canRevise: credits?.canRequestRevision ?? false,
    isUnlimited: unlimited,
    revisesByWords: engine.followsWords,
    share,
    firstName: firstNameOf(member.name),
    siteName: services.environment.siteName,
  }
}

export const action = dashboardAction

export const shouldRevalidate = sameDataForAnyQuery

export default function RoomScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { room, card, canUpload, canRevise, revisesByWords, siteName, share } = loaderData
  const [query] = useSearchParams()
  const { left, right } = comparedVersions(room.versions, {
    left: query.get('left'),
    right: query.get('right'),
  })
  useRefreshAfterChange(query.toString())
  // The next version is nearly there, unless it waits: then the one that is there stays of use.
  const isUnderWay = room.isGenerating && !card.isPaused && room.versions.length > 1 && !query.has('right')
  return (
    <div className="page grid gap-10 py-10 md:py-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h1>{room.roomType}</h1>
        <TextLink to="/dashboard" className="inline-flex min-h-11 items-center">
          All your rooms
        </TextLink>
      </div>
      <ReplyNotice answer={actionData} />
      <VersionComparison {...{ room, left, right }} isPaused={card.isPaused} />
      <RoomState room={card} canUpload={canUpload} />
      <VersionDetails
        room={room}
        version={right}
        isUnderWay={isUnderWay}
        wish={card.wish}
        siteName={siteName}
        canRevise={canRevise}
        isUnlimited={loaderData.isUnlimited}
        revisesByWords={revisesByWords}
      />
      <VersionStrip room={room} shown={right} />
      {room.versions.length > 1 && (
        <ShareRoom
          uploadId={room.id}
          firstName={loaderData.firstName}
          share={share}
          versions={room.versions}
          adding={room.adding}
        />
      )}
      <div className="border-line border-t pt-6">
        <div className="-ml-4">
          <DeleteRoom uploadId={room.id} roomType={room.roomType} leaves />
        </div>
      </div>
      <GenerationWatch rooms={[card]} usual={null} />
    </div>
  )
}
