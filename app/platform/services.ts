import { createContext } from 'react-router'
import type { Authentication } from './auth/authentication.ts'
import type { Platform } from './platform.ts'

/** The platform completed with what is made of the features' tables; handed to whoever needs it. */
export interface Services extends Platform {
  authentication: Authentication
}

/** The process's services, for loaders, actions and middleware. */
export const servicesContext = createContext<Services>()

/** What the server knows of the connection a request came by. */
export interface Connection {
  /** Network address of the browser, behind a trusted proxy the address it forwards. */
  address: string
}

export const connectionContext = createContext<Connection>()
