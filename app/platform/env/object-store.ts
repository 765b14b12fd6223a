/** A bucket of an object store and its credentials. */
export interface ObjectStoreSettings {
  bucket: string
  region: string
  /** Address of a store other than Amazon's own. */
  endpoint: string | undefined
  /** Address at which browsers fetch private pictures, for example a CDN's; undefined when the product serves them. */
  publicEndpoint: string | undefined
  /** Undefined when the machine's role grants access. */
  keys: { id: string; secret: string } | undefined
}

interface Given {
  S3_BUCKET?: string | undefined
  S3_REGION?: string | undefined
  S3_ENDPOINT?: string | undefined
  S3_PUBLIC_ENDPOINT?: string | undefined
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}

/** @returns undefined when the data folder stores the pictures */
export function readObjectStore(given: Given): ObjectStoreSettings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = given
  if (!bucket) {
    if (given.S3_PUBLIC_ENDPOINT) throw new Error('S3_PUBLIC_ENDPOINT needs S3_BUCKET. See .env.example.')
    return undefined
  }
  if (Boolean(id) !== Boolean(secret))
    throw new Error('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together. See .env.example.')
  return {
    bucket,
    region: given.S3_REGION ?? 'us-east-1',
    endpoint: given.S3_ENDPOINT,
    publicEndpoint: given.S3_PUBLIC_ENDPOINT,
    keys: id && secret ? { id, secret } : undefined,
  }
}
