import { makeZip } from 'client-zip'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import type { ArchivedPicture } from '../rules/archive.ts'
import { everythingStored } from './everything-stored.server.ts'

/**
 * A member's data as one zip file: `your-data.json` and their pictures. Generated while it is sent, so that memory
 * holds one picture at a time.
 *
 * @param now the date of the files in it
 */
export async function dataArchive(
  services: Services,
  actor: Member,
  now: Date,
): Promise<ReadableStream<Uint8Array>> {
  const { tables, pictures } = await everythingStored(services, actor)
  const { siteName, appUrl } = services.environment
  const document = JSON.stringify(
    { from: `${siteName}, ${appUrl}`, madeAt: now, pictures, ...tables },
    null,
    2,
  )
  return stoppable(makeZip(filesOf(services, document, pictures, now)))
}

/** Wraps the stream, because the library treats a browser's cancellation as an error. */
function stoppable(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = stream.getReader()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason).catch(() => undefined),
  })
}

async function* filesOf(
  { storage, log }: Services,
  document: string,
  pictures: ArchivedPicture[],
  lastModified: Date,
) {
  yield { name: 'your-data.json', input: document, lastModified }
  for (const { file, key } of pictures) {
    try {
      yield { name: file, input: await storage.get(key), lastModified }
    } catch (error) {
      // The picture was deleted meanwhile. The rest is still useful.
      log.warn({ err: error, key }, 'a picture is missing in a data archive')
    }
  }
}
