import type net from 'node:net'

/**
 * Opens a port.
 *
 * @param variable the environment variable that sets the port, for the error
 * @throws Error with one sentence when the port cannot be used
 */
export function listen(
  server: net.Server,
  { host, port, variable }: { host: string; port: number; variable: 'PORT' | 'MONITORING_PORT' },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => reject(inWords(error, port, variable))
    server.once('error', refuse)
    server.listen(port, host, () => {
      server.off('error', refuse)
      resolve()
    })
  })
}

function inWords(error: NodeJS.ErrnoException, port: number, variable: string): Error {
  if (error.code === 'EADDRINUSE') return new Error(`port ${port} is in use; set ${variable} to another`)
  if (error.code === 'EACCES')
    return new Error(`port ${port} is reserved for the system; set ${variable} to 1024 or more`)
  return error
}
