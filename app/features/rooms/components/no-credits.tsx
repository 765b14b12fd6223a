import { TextLink } from '#app/ui/buttons/link.tsx'

interface NoCreditsProps {
  className?: string
  /** What cannot be done without them. */
  children: string
}

/** That credits are missing, with the way to where they are bought. */
export function NoCredits({ className, children }: NoCreditsProps) {
  return (
    <p className={className}>
      {children} <TextLink to="/credits">Buy credits</TextLink>
    </p>
  )
}
