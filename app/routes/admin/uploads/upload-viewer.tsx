import type { UploadRow } from '#app/features/insights/queries/upload-list.server.ts'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { altOf, UploadPicture } from './upload-picture.tsx'

/** An upload's pictures in full size, loaded when one is opened. */
export default function UploadViewer({
  upload,
  pictures,
  first,
}: {
  upload: UploadRow
  pictures: { name: string; which: string }[]
  /** Name of the picture shown first. */
  first: string
}) {
  return (
    <Tabs
      label="Pictures"
      defaultValue={first}
      items={pictures.map(({ name, which }) => ({
        value: name,
        label: name,
        content: <UploadPicture uploadId={upload.id} which={which} alt={altOf(upload, name)} />,
      }))}
    />
  )
}
