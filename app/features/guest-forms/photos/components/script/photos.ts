import { damageOf } from '#app/ui/fields/damaged-photo.ts'
import { photoFileProblem } from '#app/ui/fields/photo-file.ts'
import { hideError, showError } from '../../../components/script/field-errors.ts'
import { heldPhotos } from './held-photos.ts'
import { type Chosen, thumbnail } from './thumbnail.ts'

/** Takes over the form's fields for photos. */
export function followPhotos(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLElement>('[data-photos]')) followField(form, field)
}

/** Adds chosen photos to those before, and shows them. */
function followField(form: HTMLFormElement, field: HTMLElement): void {
  const input = field.querySelector('input')!
  const photos = heldPhotos(field, input)
  const say = (problem?: string) => {
    hideError(input.id)
    if (problem) showError(form, input.id, problem)
  }
  const refuse = (file: File, problem?: string) => {
    say(problem)
    photos.drop(file)
  }
  const add = () => {
    const { added, problem } = choose([...(input.files ?? [])], photos.all(), Number(field.dataset.photos))
    say(problem)
    photos.add(added.map((file) => ({ file, sent: file, item: show(field, file, refuse) })))
  }
  input.addEventListener('change', add)
  form.addEventListener('reset', () => {
    for (const { file } of photos.all()) refuse(file)
  })
  // Chosen before this script was here.
  if (input.files?.length) add()
}

function show(field: HTMLElement, file: File, refuse: (file: File, problem?: string) => void): HTMLElement {
  return thumbnail(field, file, {
    onRemove: () => {
      refuse(file)
      field.querySelector('input')!.focus()
    },
    onBroken: () => {
      const damage = damageOf(file)
      if (damage) refuse(file, `${file.name}: ${damage}`)
    },
  })
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
