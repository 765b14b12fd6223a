import { createContext } from 'react-router'
import type { Authentication } from './auth/authentication.ts'
import type { Transaction } from './database/database.ts'
import type { Platform } from './platform.ts'

/** The platform completed with what is made of the features; handed to whoever needs it. */
export interface Services extends Platform {
  authentication: Authentication
  subscribers: Subscribers
}

/** What happens in one feature and concerns others, which it need not know; told by `announce`. */
export interface Events {
  /** With what they chose in the quiz, as their browser kept it. */
  signedUp: { userId: string; selections: unknown }
  accountBlocked: { userId: string }
  leftTeam: { userId: string }
  roomsDeleted: { userId: string }
}

/** What subscribers did, in numbers, for whoever told them. */
export type Done = Record<string, number | undefined>

export type Subscriber<Name extends keyof Events> = (
  services: Services,
  transaction: Transaction,
  event: Events[Name],
) => Promise<Done> | Promise<void>

/** Who is told of what, in order. */
export type Subscribers = { readonly [Name in keyof Events]: readonly Subscriber<Name>[] }

/** The process's services, for loaders, actions and middleware. */
export const servicesContext = createContext<Services>()

/** What the server knows of the connection a request came by. */
export interface Connection {
  /** Network address of the browser, behind a trusted proxy the address it forwards. */
  address: string
}

export const connectionContext = createContext<Connection>()
