import { ProgressLine } from '#app/ui/notices/progress-line.tsx'
import { INTAKE_SECTIONS } from '../rules/intake-sections.ts'

/**
 * Stays at the top of the window while the long form passes: which part it is, and how many there are. The page's script
 * follows the parts; without it nothing is said.
 */
export function IntakeProgress() {
  const count = INTAKE_SECTIONS.length
  return (
    <div
      data-part="progress"
      className="sticky top-0 z-1 -mt-4 grid gap-2 bg-paper pt-4 pb-3 noscript:hidden"
    >
      <p className="flex flex-wrap justify-between gap-x-4 text-ink-soft text-sm">
        <span data-part="progress-title">{INTAKE_SECTIONS[0]!.title}</span>
        <span className="tabular-nums">
          Part <span data-part="progress-part">1</span> of {count}
        </span>
      </p>
      <ProgressLine label="How far you are in the form" value={1} max={count} />
    </div>
  )
}
