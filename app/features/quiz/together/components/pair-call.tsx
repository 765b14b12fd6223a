import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'

interface PairCallProps {
  token: string
  /** First name of the link's owner; null without their consent. */
  owner: string | null
  isJoined: boolean
  /** Why the result was not added to the pair. */
  problem?: string
}

/** Tells the second person what happened to their result. */
export function PairCall({ token, owner, isJoined, problem }: PairCallProps) {
  const whose = owner ? `${owner}’s` : 'theirs'
  if (!isJoined)
    return (
      <Notice tone="warning" title={`Not paired with ${whose} yet`}>
        {problem} Your own result below is safe.
      </Notice>
    )
  return (
    <section aria-labelledby="pair-call" className="bg-linen px-6 py-7 wrap-anywhere md:px-8 md:py-9">
      <h2 id="pair-call" className="text-xl md:text-2xl">
        {owner ? `You and ${owner}` : 'The two of you'}
      </h2>
      <p className="mt-3 mb-6 text-dense">
        Now both of you are done. See where you agree, and your two styles as one.
      </p>
      <ButtonLink to={`/together/${token}`} className="w-full sm:w-auto">
        See Both of You
      </ButtonLink>
    </section>
  )
}
