import type { UploadStory } from '#app/features/insights/queries/upload-story.server.ts'
import { BeforeAfter } from '#app/ui/pictures/before-after.tsx'
import { Fitted } from '#app/ui/pictures/fitted.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { pictureOf, Version } from './uploaded-version.tsx'

/** Every version beside the photo, newest first, with its facts. */
export function UploadVersions({ story: { upload, versions } }: { story: UploadStory }) {
  const photo = pictureOf(upload.id, 'original', upload, `${upload.roomType}, the photo`)
  if (versions.length === 0)
    return (
      <section aria-labelledby="versions-title" className="grid gap-4">
        <h2 id="versions-title" className="text-xl">
          No redesign yet
        </h2>
        <div className="max-w-3xl">
          <Fitted width={upload.width} height={upload.height} share={75} atStart>
            <Picture {...photo} priority />
          </Fitted>
        </div>
      </section>
    )
  return (
    <section aria-labelledby="versions-title" className="grid gap-8">
      <h2 id="versions-title" className="text-xl">
        Versions
      </h2>
      <ol reversed className="grid gap-12">
        {versions.toReversed().map((version) => (
          <li key={version.id} className="grid items-start gap-x-10 gap-y-5 lg:grid-cols-[3fr_2fr]">
            <Fitted width={upload.width} height={upload.height} share={75} atStart>
              <BeforeAfter
                before={photo}
                after={pictureOf(upload.id, version.id, version, `${upload.roomType}, ${version.name}`)}
                label={`Compare the photo and ${version.name}`}
              />
            </Fitted>
            <Version version={version} />
          </li>
        ))}
      </ol>
    </section>
  )
}
