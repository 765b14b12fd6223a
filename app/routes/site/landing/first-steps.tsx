import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { classNames } from '#app/ui/class-names.ts'

interface FirstStepsProps {
  /** Whether the visitor is signed in. */
  isMember: boolean
  className?: string
}

/** Links into the product: the quiz, and for members their rooms first. */
export function FirstSteps({ isMember, className }: FirstStepsProps) {
  return (
    <div className={classNames('flex flex-wrap gap-3', className)}>
      {isMember && (
        <ButtonLink to="/dashboard" className="max-sm:w-full">
          Back to your rooms
        </ButtonLink>
      )}
      <ButtonLink
        to="/quiz"
        {...(isMember ? { variant: 'secondary' } : { size: 'large' })}
        className="max-sm:w-full"
      >
        Start the Style Quiz
      </ButtonLink>
    </div>
  )
}
