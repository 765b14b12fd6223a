import { Link } from 'react-router'
import { buttonStyle } from '#app/ui/buttons/button-style.ts'
import { Notice } from '#app/ui/notices/notice.tsx'
import { ChoosePhoto, NoRoomCredits, RetryButton } from '../../components/ways-on.tsx'
import type { RoomCard as Card } from '../../rules/room-card.ts'
import { QuestionNotice } from './question-notice.tsx'
import { FailureNotice, FlawNotice, PausedNotice } from './room-notices.tsx'

/** What there is to say of a room's generation, and the possible next step. */
export function StateNotice({ room, canUpload }: { room: Card; canUpload: boolean }) {
  if (room.isPaused) return <PausedNotice room={room} />
  if (room.state === 'generating') {
    return (
      <Notice isNew={false} title="AI is Redesigning Your Room" action={<WatchLink uploadId={room.id} />}>
        This process could take 1-2 minutes. You can leave; we'll keep working.
      </Notice>
    )
  }
  if (room.question) {
    const { question, isCorrected } = room
    return (
      <QuestionNotice
        uploadId={room.id}
        question={question}
        isCorrected={isCorrected}
        usesCredit={room.usesCredit}
        canUpload={canUpload}
      />
    )
  }
  if (room.redesign) return <RedesignedState room={room} />
  if (room.failure) {
    return <FailureNotice failure={room.failure} action={<WayOn room={room} canUpload={canUpload} />} />
  }
  if (room.state === 'ready') {
    return (
      <Notice isNew={false} title="Ready for redesign" action={<Retry room={room} canUpload={canUpload} />}>
        Your photo is here, waiting for its redesign.{room.usesCredit && ' It uses one room credit.'}
      </Notice>
    )
  }
  return null
}

/** What failed or was flawed in a room that has a redesign. */
function RedesignedState({ room }: { room: Card }) {
  if (room.isRevising) return null
  return (
    <>
      {room.failure && <FailureNotice failure={room.failure} />}
      {room.flawed && <FlawNotice uploadId={room.id} flawed={room.flawed} />}
    </>
  )
}

function WayOn({ room, canUpload }: { room: Card; canUpload: boolean }) {
  if (room.failure?.mustWait) return null
  return room.failure?.needsAnotherPhoto ? <ChoosePhoto /> : <Retry room={room} canUpload={canUpload} />
}

const WatchLink = ({ uploadId }: { uploadId: string }) => (
  <Link to={`/dashboard?room=${uploadId}`} preventScrollReset className={buttonStyle('secondary', 'small')}>
    Watch it being made
  </Link>
)

function Retry({ room, canUpload }: { room: Card; canUpload: boolean }) {
  if (!canUpload) return <NoRoomCredits />
  return (
    <RetryButton uploadId={room.id} usesCredit={room.usesCredit}>
      {room.state === 'ready' ? 'Redesign This Room' : 'Retry Redesign'}
    </RetryButton>
  )
}
