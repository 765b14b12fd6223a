/** What the address narrows the list to. */
export function pictureFilter(query: URLSearchParams) {
  const active = query.get('active')
  return {
    style: query.get('style') || undefined,
    roomType: query.get('room') || undefined,
    isActive: active ? active === 'yes' : undefined,
  }
}
