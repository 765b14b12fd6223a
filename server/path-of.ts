import type { IncomingMessage } from 'node:http'

/** A request's path without its query. */
export const pathOf = (request: IncomingMessage): string => (request.url ?? '').split('?')[0]!
