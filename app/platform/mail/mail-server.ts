import { createTransport } from 'nodemailer'
import type { Environment } from '../env/environment.ts'

/** A message as it goes out. */
export interface OutgoingMail {
  /** Stays the same however often the message is tried, so that a receiver can tell a repetition. */
  messageId: string
  recipient: string
  subject: string
  html: string
  plainText: string
}

/**
 * What became of a try: `later` is about this message (the server was busy, or the connection broke), `refused` is
 * final, and `unreachable` is about the way there, so that other messages would fare no better.
 */
export type MailAnswer =
  | { outcome: 'accepted' }
  | { outcome: 'later' | 'refused' | 'unreachable'; reason: string }

/** A server that takes messages and brings them to their recipients. */
export interface MailServer {
  send(mail: OutgoingMail): Promise<MailAnswer>
}

/** Milliseconds: a server that greets callers slowly on purpose takes up to half a minute. */
const TIME_LIMITS = { connectionTimeout: 15_000, greetingTimeout: 30_000, socketTimeout: 60_000 }

/** What an SMTP library's error tells (its documented codes, and the server's own number). */
interface SmtpFailure {
  message: string
  code?: string
  command?: string
  responseCode?: number
}

/** The SMTP server named by `SMTP_URL`; none without it, and messages wait in the outbox. */
export function openMailServer({
  smtp,
  contactEmail,
}: Pick<Environment, 'smtp' | 'contactEmail'>): MailServer | undefined {
  if (!smtp) return undefined
  const transport = createTransport({ url: smtp.url, ...TIME_LIMITS })
  return {
    send: async ({ messageId, recipient, subject, html, plainText }) => {
      try {
        await transport.sendMail({
          messageId,
          from: smtp.from,
          ...(contactEmail && { replyTo: contactEmail }),
          to: { name: '', address: recipient },
          subject,
          html,
          // Programs show a picture that is a part of the message, but none that is written into its HTML.
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

const WAY_THERE = ['EAUTH', 'EDNS', 'ETLS', 'EOAUTH2', 'ENOAUTH', 'EPROXY']
/** The server closes the connection altogether (RFC 5321, 3.8). */
const SERVICE_NOT_AVAILABLE = 421

/**
 * Reads a failed try. Numbers from 500 on are final (RFC 5321, 4.2.1), except while signing in: a wrong password is
 * about the way there, and the messages are kept for when it is right.
 */
function answerTo({ message, code, command, responseCode }: SmtpFailure): MailAnswer {
  if (WAY_THERE.includes(code ?? '') || command === 'CONN' || responseCode === SERVICE_NOT_AVAILABLE)
    return { outcome: 'unreachable', reason: message }
  if (responseCode && responseCode >= 500) return { outcome: 'refused', reason: message }
  // Without a number from the server, only an address that is none can be told to be hopeless.
  if (code === 'EENVELOPE' && !responseCode) return { outcome: 'refused', reason: message }
  return { outcome: 'later', reason: message }
}
