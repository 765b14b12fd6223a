import { redirectDocument } from 'react-router'

/**
 * The `clientLoader` of a page of the server's that has a script of its own: where React follows a link to it, the browser
 * opens it anew, because its script runs once per page.
 */
export function openDocument({ request }: { request: Request }): never {
  throw redirectDocument(request.url)
}
