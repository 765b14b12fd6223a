import { part, showNotice } from '#app/lib/page-script/page-parts.ts'
import { damageOf } from '#app/ui/fields/damaged-photo.ts'
import { photoFileProblem } from '#app/ui/fields/photo-file.ts'
import { PHOTOS_TEXTS } from '#app/ui/fields/photos-texts.ts'
import { shrinkPhoto } from '#app/ui/fields/shrink-photo.ts'
import { hideError, showError } from '../../../components/script/field-errors.ts'
import { type Chosen, removeThumbnail, thumbnail } from './thumbnail.ts'

/** Takes over the form's fields for photos. */
export function followPhotos(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLElement>('[data-photos]')) followField(form, field)
}

/** Adds chosen photos to those before, shows them, and shrinks oversized ones meanwhile. */
function followField(form: HTMLFormElement, field: HTMLElement): void {
  const input = field.querySelector('input')!
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
  const say = (problem: string | undefined) => {
    hideError(input.id)
    if (problem) showError(form, input.id, problem)
  }
  const drop = (gone: File) => {
    for (const { file, item } of held) if (file === gone) removeThumbnail(item)
    hold(held.filter(({ file }) => file !== gone))
  }
  const show = (file: File) => {
    const item = thumbnail(field, file, {
      onRemove: () => {
        say(undefined)
        drop(file)
        input.focus()
      },
      onBroken: () => {
        const damage = damageOf(file)
        if (!damage) return
        say(`${file.name}: ${damage}`)
        drop(file)
      },
    })
    return { file, sent: file, item }
  }
  const shrink = async (file: File) => {
    const sent = await shrinkPhoto(file)
    hold(held.map((each) => (each.file === file ? { ...each, sent } : each)))
  }
  const add = () => {
    const { added, problem } = choose([...(input.files ?? [])], held, Number(field.dataset.photos))
    say(problem)
    hold([...held, ...added.map(show)])
    for (const file of added) void shrink(file)
  }
  input.addEventListener('change', add)
  form.addEventListener('reset', () => {
    say(undefined)
    for (const { file } of held) drop(file)
  })
  // Chosen before this script was here.
  if (input.files?.length) add()
}

const isSame = (one: File, two: File) =>
  one.name === two.name && one.size === two.size && one.lastModified === two.lastModified

/** Which of the chosen files are added, and what is wrong with the others. */
function choose(chosen: File[], held: Chosen[], most: number) {
  const fresh = chosen.filter((file) => !held.some((known) => isSame(known.file, file)))
  const wrong = fresh.find(photoFileProblem)
  const good = fresh.filter((file) => !photoFileProblem(file))
  const room = most - held.length
  const tooMany = good.length > room ? `Please choose at most ${most} photos.` : undefined
  return {
    added: good.slice(0, room),
    problem: wrong ? `${wrong.name}: ${photoFileProblem(wrong)}` : tooMany,
  }
}
