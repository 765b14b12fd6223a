import { createContext } from 'react-router'
import type { Authentication } from './auth/authentication.ts'
import type { Queryable, Transaction } from './database/database.ts'
import type { Platform } from './platform.ts'

/** The platform and what the features add to it. */
export interface Services extends Platform {
  authentication: Authentication
  subscribers: Subscribers
  /** Each feature's personal data, in order of deletion. */
  personalData: readonly PersonalData[]
}

/** Events that concern other features. `announce` calls their subscribers. */
export interface Events {
  /** Quiz choices and the style taken from them, unvalidated from the browser. */
  signedUp: { userId: string; selections: unknown; preferredStyle?: string | undefined }
  accountBlocked: { userId: string }
  accountDeleted: Person
  leftTeam: { userId: string }
  roomsDeleted: { userId: string }
}

/** Counts that subscribers return to the announcing command. */
export type Done = Record<string, number | undefined>

export type Subscriber<Name extends keyof Events> = (
  services: Services,
  transaction: Transaction,
  event: Events[Name],
) => Promise<Done> | Promise<void>

/** Subscribers by event, in calling order. */
export type Subscribers = { readonly [Name in keyof Events]: readonly Subscriber<Name>[] }

export interface Person {
  userId: string
  email: string
}

/** A feature's `personal-data.server.ts`. */
export interface PersonalData {
  /** Omitted when the feature stores nothing to export. */
  exportOf?: Export
  forget: Forget
}

export type Forget = Subscriber<'accountDeleted'>

export type Export = (
  database: Queryable,
  person: Person,
) => Promise<{
  /** Rows by table, as the data download shows them. */
  tables: Record<string, unknown>
  pictures?: NamedPicture[]
}>

/** A stored picture and its file name in the download, without extension. */
export interface NamedPicture {
  name: string
  key: string
}

/** Services for loaders, actions and middleware. */
export const servicesContext = createContext<Services>()

/** The connection a request arrived on. */
export interface Connection {
  /** The browser's network address; behind a trusted proxy, the one it forwards. */
  address: string
  /** The route that handles the request, once it is known. */
  route?: { pattern: string; params: Record<string, string | undefined> }
  /** Set when one rendering serves every guest, so that it must not depend on a visitor. */
  forEveryGuest?: true
  /** Set by a page that counts its readers. */
  counted?: Counted
}

/** A page that counts its readers. */
export interface Counted {
  /** Id of the row with the count. The database notifies under this id when it changes. */
  id: string
  count(reader: Reader): Promise<void>
}

/** The reader of a page, as far as one request reveals them. */
export interface Reader {
  /** Network address. */
  address: string
  /** The browser's description of itself; null when it sends none. */
  userAgent: string | null
  /** Whether the browser is only prefetching the page. */
  isPrefetch: boolean
}

export const connectionContext = createContext<Connection>()
