import { connect, type Socket } from 'node:net'

const CONNECTIONS = 16
/** A browser's user agent, so that work done only for readers is measured too. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const HEAD_END = '\r\n\r\n'
const LAST_CHUNK = '0\r\n\r\n'

/**
 * Requests one address over kept-alive connections, as fast as responses arrive. Reads and writes plain sockets,
 * because Node's own client takes longer per request than a bare server and would hide the difference between two
 * servers.
 *
 * @param headers of each request
 * @param milliseconds duration
 * @returns responses per second
 * @throws Error when a response is not 200
 */
export async function requestsPerSecond(
  address: string,
  headers: Record<string, string>,
  milliseconds: number,
): Promise<number> {
  const { hostname, port, host, pathname, search } = new URL(address)
  const lines = Object.entries({ Host: host, 'User-Agent': BROWSER, ...headers })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}\r\n`)
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`
  const started = performance.now()
  const isOver = () => performance.now() - started >= milliseconds
  const answers = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => askAgain(connect(Number(port), hostname), request, isOver)),
  )
  return answers.reduce((sum, n) => sum + n, 0) / ((performance.now() - started) / 1000)
}

/** Sends the next request when a response is complete. @returns the number of responses */
function askAgain(socket: Socket, request: string, isOver: () => boolean): Promise<number> {
  socket.setNoDelay(true).setEncoding('latin1').write(request)
  return new Promise((resolve, reject) => {
    let answers = 0
    let head = ''
    /** Bytes of the body that are still to come; undefined for a chunked body. */
    let missing: number | undefined
    let tail = ''
    const take = (data: string) => {
      if (missing === undefined) tail = (tail + data).slice(-LAST_CHUNK.length)
      else missing -= data.length
      if (missing === undefined ? tail !== LAST_CHUNK : missing > 0) return
      answers += 1
      head = ''
      if (!isOver()) return socket.write(request)
      socket.destroy()
      resolve(answers)
    }
    const begin = (data: string) => {
      head += data
      const end = head.indexOf(HEAD_END)
      if (end < 0) return
      if (!head.startsWith('HTTP/1.1 200')) return socket.destroy(new Error(head.split('\r\n')[0]))
      const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))
      missing = length ? Number(length[1]) : undefined
      tail = ''
      const body = head.slice(end + HEAD_END.length)
      head = 'read'
      take(body)
    }
    socket.on('data', (data) => (head === 'read' ? take(String(data)) : begin(String(data))))
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The connection ended')))
  })
}
