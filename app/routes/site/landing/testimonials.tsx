import type { ShownTestimonial } from '#app/features/testimonials/queries.server.ts'

/** Testimonials; renders nothing without any. */
export function Testimonials({ testimonials }: { testimonials: ShownTestimonial[] }) {
  if (testimonials.length === 0) return null
  return (
    <section aria-labelledby="testimonials" className="page pt-section">
      <h2 id="testimonials" className="text-3xl">
        At home, by those who live there
      </h2>
      <ul className="mt-10 gap-x-10 md:mt-14 md:columns-2 xl:columns-3">
        {testimonials.map(({ id, name, location, content, rating }) => (
          <li key={id} className="break-inside-avoid pb-10">
            <figure className="border-line border-t pt-6">
              {rating && <Stars rating={rating} />}
              <blockquote className="font-display text-lg">
                {content.split(/\n+/).map((line) => (
                  <p key={line} className="mt-2 break-words first:mt-0">
                    {line}
                  </p>
                ))}
              </blockquote>
              <figcaption className="mt-4 text-ink-soft text-sm">
                {name}
                {location && `, ${location}`}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Stars({ rating }: { rating: number }) {
  return (
    <p role="img" aria-label={`${rating} of 5 stars`} className="mb-3 text-bloom tracking-widest">
      {'★'.repeat(rating)}
      <span className="text-line">{'★'.repeat(5 - rating)}</span>
    </p>
  )
}
