import { ButtonLink } from '#app/ui/buttons/link.tsx'

/**
 * Invites the visitor to redesign their own room.
 *
 * @param isFirstFree whether a new account gets a room without paying
 */
export const YourRoom = ({ isFirstFree }: { isFirstFree: boolean }) => (
  <section
    aria-labelledby="your-room"
    className="grid justify-items-start gap-5 bg-linen px-6 py-10 md:px-12 md:py-14"
  >
    <h2 id="your-room">And your room?</h2>
    <p className="max-w-text text-lg">
      Choose between pairs of rooms for three minutes, and see which style is yours. Then photograph a room of
      your own and see it that way.{isFirstFree && ' The first one is free.'}
    </p>
    <ButtonLink to="/quiz">Start the Style Quiz</ButtonLink>
  </section>
)
