import { createTransport } from 'nodemailer'
import type { Environment } from '../env/environment.ts'

/** An outgoing message. */
export interface OutgoingMail {
  /** The same for every attempt, so that the recipient's server can recognise a repetition. */
  messageId: string
  recipient: string
  subject: string
  html: string
  plainText: string
}

/**
 * The outcome of an attempt: `later` concerns this message (the server was busy, or the connection broke), `refused` is
 * final, and `unreachable` means that no message gets through.
 */
export type MailAnswer =
  | { outcome: 'accepted' }
  | { outcome: 'later' | 'refused' | 'unreachable'; reason: string }

/** A server that delivers messages to their recipients. */
export interface MailServer {
  send(mail: OutgoingMail): Promise<MailAnswer>
  /** @throws Error when the server does not answer or refuses the sign-in */
  check(): Promise<unknown>
  /** Ends the open connection. */
  close(): void
}

/** Milliseconds. A server that delays its greeting on purpose takes up to half a minute. */
const TIME_LIMITS = { connectionTimeout: 15_000, greetingTimeout: 30_000, socketTimeout: 60_000 }
/**
 * Consecutive messages share a connection, which closes before servers end it. When it breaks, the message goes back
 * to the outbox, which counts attempts; the library would send it again by itself.
 */
const REUSE = { pool: true, maxConnections: 1, idleTimeout: 20_000, maxRequeues: 0 } as const

/** The library's documented error code and the server's reply code. */
interface SmtpFailure {
  message: string
  code?: string
  command?: string
  responseCode?: number
}

/** Opens the SMTP server of `SMTP_URL`; undefined without it, and messages wait in the outbox. */
export function openMailServer({
  smtp,
  contactEmail,
}: Pick<Environment, 'smtp' | 'contactEmail'>): MailServer | undefined {
  if (!smtp) return undefined
  const transport = createTransport({ url: smtp.url, ...REUSE, ...TIME_LIMITS })
  return {
    check: () => transport.verify(),
    close: () => transport.close(),
    send: async ({ messageId, recipient, subject, html, plainText }) => {
      try {
        await transport.sendMail({
          messageId,
          from: smtp.from,
          ...(contactEmail && { replyTo: contactEmail }),
          to: { name: '', address: recipient },
          subject,
          html,
          // Mail programs show an attached picture, but not one inlined in the HTML.
          attachDataUrls: true,
          text: plainText,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        return { outcome: 'accepted' }
      } catch (error) {
        return answerTo(error as SmtpFailure)
      }
    },
  }
}

const CONNECTION_ERRORS = ['EAUTH', 'EDNS', 'ETLS', 'EOAUTH2', 'ENOAUTH', 'EPROXY']
/** The server closes the connection altogether (RFC 5321, 3.8). */
const SERVICE_NOT_AVAILABLE = 421

/**
 * Interprets a failed attempt. Codes from 500 are final (RFC 5321, 4.2.1), except while signing in: a wrong password
 * affects every message, so messages wait until it is corrected.
 */
function answerTo({ message, code, command, responseCode }: SmtpFailure): MailAnswer {
  if (CONNECTION_ERRORS.includes(code ?? '') || command === 'CONN' || responseCode === SERVICE_NOT_AVAILABLE)
    return { outcome: 'unreachable', reason: message }
  if (responseCode && responseCode >= 500) return { outcome: 'refused', reason: message }
  // Without a reply code, only an invalid address is known to be final.
  if (code === 'EENVELOPE' && !responseCode) return { outcome: 'refused', reason: message }
  return { outcome: 'later', reason: message }
}
