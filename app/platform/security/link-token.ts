import { createHash, randomBytes } from 'node:crypto'

/** Creates the secret token of a link: 256 random bits, encoded for an address. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url')

/** The hash of a token. Only the hash is stored, so that reading the database does not open the link. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')
