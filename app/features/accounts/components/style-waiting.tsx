import type { StyleProfile } from '#app/features/styles/schema.ts'

/** The style that the quiz found, with its colours: what the account is for. */
export function StyleWaiting({ style, profile }: { style: string; profile: StyleProfile }) {
  return (
    <div className="border-line border-y py-5">
      <p className="font-display text-xl">Your style: {style} is waiting</p>
      <ul aria-label={`Colours of ${style}`} className="mt-3 flex gap-1.5">
        {profile.colorPalette.slice(0, 6).map(({ name, hex }) => (
          <li
            key={name}
            title={name}
            className="h-9 grow rounded-print border border-line"
            style={{ background: hex }}
          >
            <span className="sr-only">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
