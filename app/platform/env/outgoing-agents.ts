import http from 'node:http'
import https from 'node:https'

/**
 * Agents for libraries that make connections of their own. They go by the proxy of `HTTPS_PROXY` and `HTTP_PROXY`, besides
 * to the hosts of `NO_PROXY`.
 */
export const outgoingAgents = (proxyEnv: NodeJS.ProcessEnv = process.env) => ({
  httpAgent: new http.Agent({ keepAlive: true, proxyEnv }),
  httpsAgent: new https.Agent({ keepAlive: true, proxyEnv }),
})
