import { createHash, randomBytes } from 'node:crypto'

/** Makes the token of a link that opens something: 256 random bits, encoded for an address. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url')

/** The hash that is stored in place of a token, so that a reader of the database cannot open the link. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')
