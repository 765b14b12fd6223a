/** Header of a form that a page's own script sends, and of the site's answer to it. A proxy's answer lacks it. */
export const SENT_BY_SCRIPT = 'X-Sent-By-Script'

/** Header of the answer to such a form: where it leads. A script could not read it in a redirect. */
export const NEXT_ADDRESS = 'X-Next-Address'
