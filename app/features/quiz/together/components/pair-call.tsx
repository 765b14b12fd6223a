import type { ReactNode } from 'react'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink, TextLink } from '#app/ui/buttons/link.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'

interface PairCallProps {
  token: string
  /** First name of the link's owner; null without their consent. */
  owner: string | null
  isJoined: boolean
  /** Why the result was not added to the pair; undefined as long as nobody has asked for it. */
  problem?: string
  /** Whether the same may work later. */
  isTemporary?: boolean
  style: string
  /** The address that begins the quiz anew. */
  retake: string
}

/** Tells the second person what happened to their result. */
export function PairCall({ token, owner, isJoined, problem, isTemporary, ...result }: PairCallProps) {
  const title = owner ? `Not paired with ${owner}’s yet` : 'Not paired yet'
  if (isJoined) return <Joined token={token} owner={owner} />
  if (!problem) return <Bring {...result} title={title} owner={owner} />
  return (
    <Notice tone="warning" title={title} action={isTemporary && <BringButton style={result.style} />}>
      {problem} Your own result below is safe.
    </Notice>
  )
}

const Joined = ({ token, owner }: Pick<PairCallProps, 'token' | 'owner'>) => (
  <Call
    title={owner ? `You and ${owner}` : 'The two of you'}
    text="Now both of you are done. See where you agree, and your two styles as one."
  >
    <ButtonLink to={`/together/${token}`} className="w-full sm:w-auto">
      See Both of You
    </ButtonLink>
  </Call>
)

interface BringProps extends Pick<PairCallProps, 'owner' | 'style' | 'retake'> {
  title: string
}

/** Lets somebody add the result that they have already. */
const Bring = ({ title, owner, style, retake }: BringProps) => (
  <Call
    title={title}
    text={`You have this result already. Once you bring it, you and ${owner ?? 'whoever sent you the link'} both see each other’s style, and where you agree.`}
  >
    <BringButton style={style} />
    <TextLink to={retake} className="mt-1 flex min-h-11 items-center">
      Take the quiz again instead
    </TextLink>
  </Call>
)

const BringButton = ({ style }: { style: string }) => (
  <Button data-part="bring" className="w-full sm:w-auto">
    Bring My Style, {style}
  </Button>
)

const Call = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section aria-labelledby="pair-call" className="bg-linen px-6 py-7 wrap-anywhere md:px-8 md:py-9">
    <h2 id="pair-call" className="text-xl md:text-2xl">
      {title}
    </h2>
    <p className="mt-3 mb-6 text-dense">{text}</p>
    {children}
  </section>
)
