import { createContext } from 'react-router'
import type { Authentication } from './auth/authentication.ts'
import type { Queryable, Transaction } from './database/database.ts'
import type { Platform } from './platform.ts'

/** The platform completed with what is made of the features; handed to whoever needs it. */
export interface Services extends Platform {
  authentication: Authentication
  subscribers: Subscribers
  /** What each feature keeps of a person, in the order in which it is deleted. */
  personalData: readonly PersonalData[]
}

/** What happens in one feature and concerns others, which it need not know; told by `announce`. */
export interface Events {
  /** With what they chose in the quiz, as their browser kept it. */
  signedUp: { userId: string; selections: unknown }
  accountBlocked: { userId: string }
  accountDeleted: Person
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

export interface Person {
  userId: string
  email: string
}

/** What a feature keeps of a person: its `personal-data.server.ts`. */
export interface PersonalData {
  /** Left out where nothing is kept that is theirs to take along. */
  exportOf?: Export
  forget: Forget
}

export type Forget = Subscriber<'accountDeleted'>

export type Export = (
  database: Queryable,
  person: Person,
) => Promise<{
  /** Rows by table, as the data download says them. */
  tables: Record<string, unknown>
  pictures?: NamedPicture[]
}>

/** A stored picture, and what it is called among a person's own, without ending. */
export interface NamedPicture {
  name: string
  key: string
}

/** The process's services, for loaders, actions and middleware. */
export const servicesContext = createContext<Services>()

/** What the server knows of the connection a request came by. */
export interface Connection {
  /** Network address of the browser, behind a trusted proxy the address it forwards. */
  address: string
}

export const connectionContext = createContext<Connection>()
