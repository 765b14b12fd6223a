/**
 * The path of the page that a request is for, without what says that only its data is wanted.
 *
 * @returns as it stands in the address bar, e.g. `/dashboard` for `/dashboard.data`, `/blog/` for `/blog/_.data`
 */
export function pagePath(request: Request): string {
  return new URL(request.url).pathname.replace(/(?<=\/)_\.data$|\.data$/, '')
}
