import { ButtonsShow } from './buttons-show.tsx'
import { EditorShow } from './editor-show.tsx'
import { FieldsShow } from './fields-show.tsx'
import { FoundationShow } from './foundation-show.tsx'
import { ListsShow } from './lists-show.tsx'
import { NoticesShow } from './notices-show.tsx'
import { OverlaysShow } from './overlays-show.tsx'
import { PicturesShow } from './pictures-show.tsx'

export const meta = () => [{ title: 'Design system' }]

/** Every component in every state. In development only. */
export default function DesignSystem() {
  return (
    <div className="page grid grid-cols-1 gap-20 py-16">
      <h1>Design system</h1>
      <FoundationShow />
      <ButtonsShow />
      <FieldsShow />
      <EditorShow />
      <NoticesShow />
      <OverlaysShow />
      <PicturesShow />
      <ListsShow />
    </div>
  )
}
