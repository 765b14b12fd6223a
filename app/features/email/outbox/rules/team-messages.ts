/** Kinds of messages that forward to the team what a person wrote, with their name and address. */
export const TEAM_MESSAGES = { designerRequest: 'designer_request', contact: 'contact_notice' } as const
