import { BeforeAfter } from '#app/ui/pictures/before-after.tsx'
import { Picture, type PictureProps } from '#app/ui/pictures/picture.tsx'
import { Show } from './show.tsx'

/** A drawn room. `wall` is its colour. */
function room(wall: string, alt: string): PictureProps {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><rect width="1200" height="800" fill="${wall}"/><rect y="600" width="1200" height="200" fill="#b08d62"/><rect x="120" y="120" width="260" height="320" fill="#fff" opacity=".7"/><rect x="520" y="430" width="480" height="200" rx="30" fill="#5c554b"/><circle cx="1080" cy="240" r="60" fill="#c99a3b"/></svg>`
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt, width: 1200, height: 800 }
}

const before = room('#d9d4cb', 'A grey room')
const after = room('#2f4a3c', 'The same room, painted in forest green')

/** Pictures with reserved space, and the before and after slider. */
export function PicturesShow() {
  return (
    <Show title="Pictures">
      <div className="grid gap-6 sm:grid-cols-3">
        <Picture {...before} />
        <Picture {...after} cover className="aspect-square" />
        <Picture src="data:," alt="A picture that did not arrive" width={1200} height={800} />
      </div>
      <BeforeAfter before={before} after={after} />
    </Show>
  )
}
