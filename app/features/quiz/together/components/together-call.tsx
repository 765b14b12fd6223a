import { TextLink } from '#app/ui/buttons/link.tsx'

/** Leads from a result to the quiz for two. Tells guests beforehand that it needs an account. */
export function TogetherCall({ isMember }: { isMember: boolean }) {
  return (
    <section aria-labelledby="quiz-together" className="border-line border-t pt-6">
      <h2 id="quiz-together" className="text-lg leading-tight">
        Two of you at home?
      </h2>
      <p className="mt-2 text-dense">
        Send the quiz to the other person: see where you agree, and your two styles as one.{' '}
        {!isMember && "You need an account for it; the other person doesn't."}
      </p>
      {isMember && (
        <TextLink to="/together" className="mt-1 inline-flex min-h-11 items-center">
          Do it together
        </TextLink>
      )}
    </section>
  )
}
