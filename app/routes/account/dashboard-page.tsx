import { CreditsCard } from '#app/features/credits/components/credits-card.tsx'
import { UnknownCredits } from '#app/features/credits/components/refresh-credits.tsx'
import { type CreditReply, isUnlimited, mayUpload } from '#app/features/credits/rules.ts'
import { StylePanel } from '#app/features/quiz/result/components/style-panel.tsx'
import { RoomGrid } from '#app/features/rooms/components/room-grid.tsx'
import { UploadForm } from '#app/features/rooms/components/upload-form.tsx'
import { GenerationWatch } from '#app/features/rooms/generation/components/generation-watch.tsx'
import { PauseNotice } from '#app/features/rooms/generation/components/pause-notice.tsx'
import { DEFAULT_STYLE } from '#app/features/styles/rules/names.ts'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { NumberedPages } from '#app/ui/lists/numbered-pages.tsx'
import type { Route } from './+types/dashboard.ts'
import { HireDesigner } from './hire-designer.tsx'
import { WaitingResult } from './kept-result/waiting-result.tsx'
import { NoRoomsLoaded } from './no-rooms-loaded.tsx'

type DashboardPageProps = Omit<Route.ComponentProps['loaderData'], 'credits'> & {
  /** Null when they could not be read: then nothing can be sent. */
  credits: CreditReply | null
}

/** The upload form, the account beside it, and the rooms below. */
export function DashboardPage({ credits, rooms, result, styles, submissionId, ...page }: DashboardPageProps) {
  const canUpload = credits !== null && mayUpload(credits, page.isPaid)
  const unlimited = credits !== null && isUnlimited(credits)
  const { isPaid, followsWords } = page
  return (
    <div className="page grid gap-section py-12 md:py-16">
      <section className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <div className="grid gap-8">
          <h1>Transform Your Space</h1>
          <WaitingResult />
          {page.pause && <PauseNotice pause={page.pause} canUpload={canUpload} />}
          <UploadForm
            canUpload={canUpload}
            isUnlimited={unlimited}
            submissionId={submissionId}
            style={result?.style ?? DEFAULT_STYLE}
            isPaid={isPaid}
            followsWords={followsWords}
          />
        </div>
        <aside aria-label="Your account" className="grid gap-6 md:max-lg:grid-cols-2">
          {credits ? <CreditsCard credits={credits} areUsable={isPaid} /> : <UnknownCredits />}
          <StylePanel result={result} styles={styles} />
          <HireDesigner />
          <TextLink to="/account" className="justify-self-start md:max-lg:col-span-2">
            Account settings
          </TextLink>
        </aside>
      </section>
      {page.areRoomsLoaded ? (
        <RoomGrid
          rooms={rooms}
          canUpload={canUpload}
          canRevise={credits?.canRequestRevision ?? false}
          isUnlimited={unlimited}
          revisesByWords={followsWords}
        />
      ) : (
        <NoRoomsLoaded />
      )}
      <NumberedPages page={page.page} pages={page.pages} addressOf={(number) => `?page=${number}`} />
      <GenerationWatch rooms={rooms} usual={page.usual} />
    </div>
  )
}
