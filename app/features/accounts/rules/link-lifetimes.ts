/** Validity of a link to choose a new password or to change the email address, in hours. */
export const RESET_LINK_HOURS = 24

/** Validity of a link to confirm an email address, in hours. */
export const CONFIRMATION_LINK_HOURS = 7 * 24
