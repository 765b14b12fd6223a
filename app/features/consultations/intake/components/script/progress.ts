import { part } from '#app/lib/page-script/page-parts.ts'

/** Shows the last part of the form that begins above the upper third of the window, however the page got there. */
export function followProgress(): void {
  const sections = [...document.querySelectorAll('form[data-form] > section')]
  const begun = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) begun.add(target)
        else begun.delete(target)
      show(sections, Math.max(0, begun.size - 1))
    },
    // Without an upper end, a section counts from the moment it begins, also when the page jumps past it.
    { rootMargin: '999999px 0px -66% 0px' },
  )
  for (const section of sections) observer.observe(section)
}

function show(sections: Element[], current: number): void {
  const progress = part('progress')
  // The form may have been sent meanwhile.
  if (!progress) return
  part('progress-title').textContent = sections[current]!.querySelector('h2')!.textContent
  part('progress-part').textContent = String(current + 1)
  const line = progress.querySelector('[role=progressbar]')!
  line.setAttribute('aria-valuenow', String(current + 1))
  const bar = line.firstElementChild as HTMLElement
  bar.style.transform = `scaleX(${(current + 1) / sections.length})`
}
