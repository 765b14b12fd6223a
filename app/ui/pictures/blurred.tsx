/**
 * A picture's colours while it loads, as smooth as light through frosted glass. Fills its place, which must be positioned
 * and hide what overflows.
 *
 * @param props.placeholder tiny copy as a data URI
 */
export const Blurred = ({ placeholder }: { placeholder: string }) => (
  <span
    aria-hidden
    className="absolute inset-0 scale-125 bg-center bg-cover blur-xl"
    style={{ backgroundImage: `url("${placeholder}")` }}
  />
)
