import { useEffect, useState } from 'react'
import { ProgressLine } from '#app/ui/notices/progress-line.tsx'
import { INTAKE_SECTIONS } from '../rules/intake-sections.ts'
import { intakeSectionId } from './intake-section-id.ts'

/** Stays at the top of the window while the long form passes: which part it is, and how many there are. */
export function IntakeProgress() {
  const current = useCurrentSection()
  const count = INTAKE_SECTIONS.length
  return (
    <div className="sticky top-0 z-1 -mt-4 grid gap-2 bg-paper pt-4 pb-3">
      <p className="flex flex-wrap justify-between gap-x-4 text-ink-soft text-sm">
        <span>{INTAKE_SECTIONS[current]!.title}</span>
        <span className="tabular-nums">
          Part {current + 1} of {count}
        </span>
      </p>
      <ProgressLine label="How far you are in the form" value={current + 1} max={count} />
    </div>
  )
}

/** The last section that begins above the upper third of the window, however the page got there. */
function useCurrentSection(): number {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const sections = INTAKE_SECTIONS.map((_, index) => document.getElementById(intakeSectionId(index))!)
    const begun = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) begun.add(target)
          else begun.delete(target)
        setCurrent(Math.max(0, begun.size - 1))
      },
      // Without an upper end, a section counts from the moment it begins, also when the page jumps past it.
      { rootMargin: '999999px 0px -66% 0px' },
    )
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [])
  return current
}
