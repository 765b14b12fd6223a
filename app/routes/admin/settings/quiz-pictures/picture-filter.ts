/** The filters in a query. */
export function pictureFilter(query: URLSearchParams) {
  const active = query.get('active')
  return {
    style: query.get('style') || undefined,
    roomType: query.get('room') || undefined,
    isActive: active ? active === 'yes' : undefined,
  }
}
