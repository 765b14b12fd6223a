/** Where the sender of a form goes whose session has ended. More parameters may follow. */
export const SIGNED_OUT = '/auth?signedOut=true'
