/** Reads a form that this browser is sending, in a client action, and leaves the request to the server's action. */
export const sentForm = (request: Request): Promise<FormData> => request.clone().formData()
