/** Validity of a link to choose a new password or to change the email address, in hours. */
export const RESET_LINK_HOURS = 24

/** Validity of a link to confirm an email address, in hours. */
export const CONFIRMATION_LINK_HOURS = 7 * 24

/** Validity of an invitation to the team, in days. */
export const INVITATION_DAYS = 3

/** Validity of a link to an intake form, in days. */
export const INTAKE_LINK_DAYS = 30
