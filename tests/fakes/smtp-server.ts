/** A mail server on this machine that speaks SMTP. */
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  recipient: string
  /** Headers and body as sent. */
  source: string
  /** The `Message-ID` header. */
  messageId: string
}

export interface FakeSmtpServer extends AsyncDisposable {
  readonly port: number
  /** `smtp://127.0.0.1:…` */
  readonly url: string
  /** Number of connections so far. */
  readonly connections: number
  /** Accepted messages, oldest first. */
  readonly mails: ReceivedMail[]
  /** Replies that refuse recipients, by address, until the entry is deleted. */
  readonly refusals: Map<string, { code: number; words: string }>
}

/**
 * Starts a mail server.
 *
 * @param options.port a fixed one, for a server that restarts; by default any free one
 * @param options.password the password of the user `casabloom`; by default none is required
 */
export async function startFakeSmtpServer(
  options: { port?: number; password?: string } = {},
): Promise<FakeSmtpServer> {
  const mails: ReceivedMail[] = []
  const refusals: FakeSmtpServer['refusals'] = new Map()
  let connections = 0
  const server = new SMTPServer({
    onConnect: (_session, done) => {
      connections++
      done()
    },
    // Cuts off clients that are still connected when it stops.
    closeTimeout: 1,
    authOptional: !options.password,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    onAuth: ({ password }, _session, done) =>
      password === options.password ? done(null, { user: 'casabloom' }) : done(new Error('wrong password')),
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refusals.get(address)
      done(refusal && Object.assign(new Error(refusal.words), { responseCode: refusal.code }))
    },
    onData: (stream, { envelope }, done) => {
      text(stream).then((source) => {
        const messageId = /^Message-ID: (.*)$/im.exec(source)![1]!.trim()
        mails.push({ recipient: envelope.rcptTo[0]!.address, source, messageId })
        done()
      }, done)
    },
  })
  await new Promise<void>((listening) => {
    server.listen(options.port ?? 0, '127.0.0.1', listening)
  })
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    get connections() {
      return connections
    },
    mails,
    refusals,
    [Symbol.asyncDispose]: () => new Promise((closed) => server.close(closed)),
  }
}
