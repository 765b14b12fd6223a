import { TextLink } from '#app/ui/buttons/link.tsx'

export interface DescribedVersion {
  id: string
  concept: string | null
  /** Whether only colours were changed. */
  isPreview: boolean
  /** Whether the owner also shows its design board. */
  hasBoard: boolean
}

/** What a visitor of a shared room reads about a version. */
export const AboutVersion = ({ token, version }: { token: string; version: DescribedVersion }) => (
  <>
    {version.concept && <p>{version.concept}</p>}
    {version.isPreview && (
      <p className="text-ink-soft text-sm">
        A colour preview: the colours are new, the furniture is their own.
      </p>
    )}
    {version.hasBoard && (
      <TextLink
        to={`/s/${token}/board/${version.id}`}
        className="inline-flex min-h-11 items-center justify-self-start"
      >
        See its colours and what is in it
      </TextLink>
    )}
  </>
)
