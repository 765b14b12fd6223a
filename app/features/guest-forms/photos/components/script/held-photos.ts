import { part, showNotice } from '#app/lib/page-script/page-parts.ts'
import { PHOTOS_TEXTS } from '#app/ui/fields/photos-texts.ts'
import { shrinkPhoto } from '#app/ui/fields/shrink-photo.ts'
import { type Chosen, removeThumbnail } from './thumbnail.ts'

/** The chosen photos of a field. Its native input holds them all, so that the form sends them as usual. */
export function heldPhotos(field: HTMLElement, input: HTMLInputElement) {
  let held: Chosen[] = []
  const hold = (next: Chosen[]) => {
    held = next
    const transfer = new DataTransfer()
    for (const { sent } of next) transfer.items.add(sent)
    input.files = transfer.files
    part('photos-text', field).textContent = next.length > 0 ? PHOTOS_TEXTS.more : PHOTOS_TEXTS.first
    const list = showNotice(part('photos', field), next.length > 0)
    // Those that are shown already keep the focus.
    for (const { item } of next) if (!item.isConnected) list?.append(item)
  }
  const shrink = async (file: File) => {
    const sent = await shrinkPhoto(file)
    hold(held.map((each) => (each.file === file ? { ...each, sent } : each)))
  }
  return {
    all: () => held,
    /** Adds photos, and shrinks oversized ones meanwhile. */
    add: (added: Chosen[]) => {
      hold([...held, ...added])
      for (const { file } of added) void shrink(file)
    },
    drop: (gone: File) => {
      for (const { file, item } of held) if (file === gone) removeThumbnail(item)
      hold(held.filter(({ file }) => file !== gone))
    },
  }
}
