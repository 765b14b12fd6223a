import { fromTemplate } from '#app/lib/page-script/page-parts.ts'

export interface Chosen {
  /** The file as chosen, which identifies it. */
  file: File
  /** The file as it will be sent. */
  sent: File
  /** Shows it. */
  item: HTMLElement
}

/** Shows a chosen photo, with a button that takes it away. */
export function thumbnail(
  field: HTMLElement,
  file: File,
  { onRemove, onBroken }: { onRemove: () => void; onBroken: () => void },
): HTMLElement {
  const item = fromTemplate('photo', field)
  const [picture, button] = [item.querySelector('img')!, item.querySelector('button')!]
  picture.src = URL.createObjectURL(file)
  picture.alt = file.name
  picture.addEventListener('error', onBroken)
  button.setAttribute('aria-label', `Remove ${file.name}`)
  button.addEventListener('click', onRemove)
  return item
}

export function removeThumbnail(item: HTMLElement): void {
  URL.revokeObjectURL(item.querySelector('img')!.src)
  item.remove()
}
