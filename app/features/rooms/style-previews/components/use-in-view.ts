import { useEffect, useRef, useState } from 'react'

/** Whether an element is in the viewport, or nearly so. */
export function useInView<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)!.isIntersecting), {
      rootMargin: '64px',
    })
    observer.observe(ref.current!)
    return () => observer.disconnect()
  }, [])
  return { ref, isInView }
}
