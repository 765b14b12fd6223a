import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'

const BUCKET = 'rooms'
const KEY = 'S3RVER'
/** Ending of the files that contain objects. */
const ENDING = '._S3rver_object'

/** An object store with one bucket that speaks the S3 protocol and accepts one key. It does not verify signatures. */
export async function startFakeS3() {
  const directory = mkdtempSync(path.join(tmpdir(), 'casabloom-s3-'))
  const configureBuckets = [{ name: BUCKET, configs: [] }]
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets })
  const { port } = await server.run()
  const fileOf = (key: string) => path.join(directory, BUCKET, `${key}${ENDING}`)
  const objects = () =>
    readdirSync(path.join(directory, BUCKET), { recursive: true, encoding: 'utf8' }).filter((each) =>
      each.endsWith(ENDING),
    )
  const endpoint = `http://127.0.0.1:${port}`
  const settings = {
    bucket: BUCKET,
    region: 'us-east-1',
    endpoint,
    publicEndpoint: undefined,
    keys: { id: KEY, secret: KEY },
  }
  return {
    settings,
    /** The same store, also reachable for browsers. */
    publicSettings: { ...settings, publicEndpoint: endpoint },
    /** The environment of a product that stores its pictures here. */
    variables: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    /** Names of the files that contain the bucket's objects. */
    objects,
    keys: () => objects().map((each) => each.slice(0, -ENDING.length)),
    read: (key: string) => readFileSync(fileOf(key)),
    /** Reports from now on that everything in it was stored at a given time. */
    storedAt: (time: Date) => {
      for (const each of objects()) utimesSync(path.join(directory, BUCKET, each), time, time)
    },
    async [Symbol.asyncDispose]() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
