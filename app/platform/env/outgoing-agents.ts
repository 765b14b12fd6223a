import http from 'node:http'
import https from 'node:https'

/**
 * HTTP agents for libraries with connections of their own. They use the proxy of `HTTPS_PROXY` and `HTTP_PROXY`,
 * except for the hosts of `NO_PROXY`.
 */
export const outgoingAgents = (proxyEnv: NodeJS.ProcessEnv = process.env) => ({
  httpAgent: new http.Agent({ keepAlive: true, proxyEnv }),
  httpsAgent: new https.Agent({ keepAlive: true, proxyEnv }),
})
