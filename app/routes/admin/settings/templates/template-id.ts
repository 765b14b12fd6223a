const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a path segment can be a template's id. PostgreSQL cannot compare anything else with one. */
export const isTemplateId = (text: string) => UUID.test(text)
