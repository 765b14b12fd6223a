const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a part of an address can be a template's id; the database refuses to compare anything else. */
export const isTemplateId = (text: string) => UUID.test(text)
