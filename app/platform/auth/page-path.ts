/**
 * The path of the requested page, without the suffix of a data request.
 *
 * @returns the path in the address bar, for example `/dashboard` for `/dashboard.data`, `/blog/` for `/blog/_.data`
 */
export function pagePath(request: Request): string {
  return new URL(request.url).pathname.replace(/(?<=\/)_\.data$|\.data$/, '')
}
