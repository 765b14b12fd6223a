import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { Storage } from './storage.ts'

/**
 * Signs addresses of a bucket's objects. Within a period an object's address stays the same, so that a browser
 * fetches it once.
 *
 * @param client opened with the endpoint for browsers; it sends no requests
 */
export function signer(client: S3Client, bucket: string): NonNullable<Storage['signAddress']> {
  return (key, { seconds, fileName }) => {
    const period = seconds * 1000
    const command = new GetObjectCommand({
      Bucket: bucket,
      Key: key,
      ResponseCacheControl: `private, max-age=${seconds}, immutable`,
      ...(fileName && { ResponseContentDisposition: `attachment; filename="${fileName}"` }),
    })
    return getSignedUrl(client, command, {
      expiresIn: 2 * seconds,
      signingDate: new Date(Math.floor(Date.now() / period) * period),
    })
  }
}
