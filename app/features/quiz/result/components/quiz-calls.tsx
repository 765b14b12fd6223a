import { Check } from 'lucide-react'
import { ButtonLink } from '#app/ui/buttons/link.tsx'

const BENEFITS = [
  'Your style, palette and materials kept in your profile',
  'Every redesign saved beside your own photo',
]

/** Invites a guest to redesign a room. */
export function GuestCall({ firstBenefit }: { firstBenefit: string }) {
  return (
    <section aria-labelledby="quiz-call" className="bg-linen px-6 py-7 md:px-8 md:py-9">
      <h2 id="quiz-call" className="text-xl md:text-2xl">
        See your own room like this
      </h2>
      <ul className="mt-4 mb-6 grid gap-2.5 text-dense">
        {[firstBenefit, ...BENEFITS].map((benefit) => (
          <li key={benefit} className="flex gap-2.5">
            <Check aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-success" />
            {benefit}
          </li>
        ))}
      </ul>
      <ButtonLink to="/auth?fromAuth=true&needsAnalysis=true" className="w-full sm:w-auto">
        Create Account
      </ButtonLink>
      <p className="mt-3 text-ink-soft text-sm">Free. Your result is kept in this browser until you do.</p>
    </section>
  )
}

/** Suggests a member's next step. */
export function MemberCall({ style }: { style: string }) {
  return (
    <section aria-labelledby="quiz-call" className="bg-linen px-6 py-7 md:px-8 md:py-9">
      <h2 id="quiz-call" className="text-xl md:text-2xl">
        Now your own room
      </h2>
      <p className="mt-3 mb-6 text-dense">
        Send a photo of a room and see it in {style}. Your style is saved to your profile.
      </p>
      <ButtonLink to="/dashboard" className="w-full sm:w-auto">
        Upload Room Photo
      </ButtonLink>
    </section>
  )
}
