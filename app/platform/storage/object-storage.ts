import {
  DeleteObjectsCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { ObjectStoreSettings } from '../env/object-store.ts'
import { outgoingAgents } from '../env/outgoing-agents.ts'
import { storageOn } from './disk-storage.ts'
import { signer } from './sign-address.ts'
import type { Storage, StoredFile } from './storage.ts'

/** Milliseconds to connect, and without data. After that the library tries once more, then fails. */
const TIME_LIMITS = { connectionTimeout: 3_000, socketTimeout: 5_000 }

/**
 * Storage in a bucket of Amazon S3 or of another store that speaks its protocol. Several machines can share it.
 *
 * @param timeLimits milliseconds
 */
export function openObjectStorage(settings: ObjectStoreSettings, timeLimits = TIME_LIMITS): Storage {
  const { bucket, publicEndpoint } = settings
  const client = openClient(settings, {
    maxAttempts: 2,
    requestHandler: { ...timeLimits, ...outgoingAgents() },
  })
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
  return {
    ...storageOn(disk),
    list: () => listBucket(client, bucket),
    deleteFolder: (folder) => deleteFolder(client, bucket, folder),
    ...(publicEndpoint && {
      signAddress: signer(openClient({ ...settings, endpoint: publicEndpoint }), bucket),
    }),
  }
}

function openClient({ region, endpoint, keys }: ObjectStoreSettings, options: S3ClientConfig = {}): S3Client {
  return new S3Client({
    ...options,
    region,
    // Without keys the library uses the machine's role or profile.
    ...(keys && { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
    // Host names per bucket need matching DNS, which only Amazon guarantees.
    ...(endpoint && { endpoint, forcePathStyle: true }),
  })
}

async function* listBucket(client: S3Client, bucket: string): AsyncGenerator<StoredFile[]> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket }))
    yield Contents.flatMap(({ Key: key, LastModified: storedAt }) =>
      key && storedAt ? { key, storedAt } : [],
    )
}

/** Deletes page by page: a listing has at most a thousand objects. The slash keeps `ab/` out of `a/`. */
async function deleteFolder(client: S3Client, bucket: string, folder: string): Promise<void> {
  const listed = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${folder}/` })
  for await (const { Contents = [] } of listed) {
    const objects = Contents.flatMap(({ Key }) => (Key ? [{ Key }] : []))
    if (objects.length === 0) continue
    const batch = { Bucket: bucket, Delete: { Objects: objects, Quiet: true } }
    const { Errors = [] } = await client.send(new DeleteObjectsCommand(batch))
    if (Errors.length > 0)
      throw new Error(`${Errors.length} files of ${folder} could not be deleted: ${Errors[0]!.Message}`)
  }
}
