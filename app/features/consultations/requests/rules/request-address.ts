/** The address of one request in the administration. */
export const requestAddress = (id: string): string => `/admin/designer?status=all&open=${id}`
