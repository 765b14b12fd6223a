import { TextLink } from '#app/ui/buttons/link.tsx'

interface NoCreditsProps {
  className?: string
  /** What is not possible without credits. */
  children: string
}

/** Explains that credits are missing and links to the page that sells them. */
export function NoCredits({ className, children }: NoCreditsProps) {
  return (
    <p className={className}>
      {children} <TextLink to="/credits">Buy credits</TextLink>
    </p>
  )
}
