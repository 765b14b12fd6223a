import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#app/features/accounts/tables.server.ts'
import { atMost, createdAt, id, moment, oneOf, updatedAt } from '#app/platform/database/columns.ts'
import { OUTBOX_STATES } from './outbox/rules/outbox-states.ts'

/** Every message of the product, written in the transaction of the event that it reports. */
export const outboxEmails = pgTable(
  'outbox_emails',
  {
    id: id(),
    /** The type of message, for example `redesign_ready`. */
    kind: text().notNull(),
    /** Identifies its cause, so that each cause sends one message. */
    reference: text().notNull(),
    recipient: text().notNull(),
    /**
     * The recipient's account, whatever their address was. No foreign key, so that queueing a message does not wait
     * for that user's deletion.
     */
    userId: uuid(),
    subject: text().notNull(),
    html: text().notNull(),
    plainText: text().notNull(),
    state: text({ enum: OUTBOX_STATES }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed, as the mail server or the connection reported it. */
    lastError: text(),
    /** Not tried before this time. A sending process first postpones it, so that no other process sends it. */
    nextAttemptAt: moment().notNull().defaultNow(),
    sentAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('outbox_emails_once').on(table.kind, table.reference, table.recipient),
    index('outbox_emails_state').on(table.state, table.createdAt, table.id),
    index('outbox_emails_due').on(table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
    index('outbox_emails_newest').on(table.createdAt, table.id),
    index('outbox_emails_recipient').on(table.recipient, table.createdAt),
    index('outbox_emails_user').on(table.userId, table.createdAt),
    index('outbox_emails_search').using('gin', sql`${outboxSearchText(table)} gin_trgm_ops`),
    oneOf('outbox_emails_state_known', table.state, OUTBOX_STATES),
    check('outbox_emails_sent_has_date', sql`(${table.state} = 'sent') = (${table.sentAt} IS NOT NULL)`),
  ],
)

/** The text that a search of the outbox matches. An index has the same expression. */
export function outboxSearchText(table: Record<'recipient' | 'subject', AnyPgColumn>): SQL {
  return sql`(${table.recipient} || ' ' || ${table.subject})`
}

/** Templates for replies to designer requests. */
export const emailTemplates = pgTable(
  'email_templates',
  {
    id: id(),
    name: text().notNull(),
    subject: text().notNull(),
    /** Sanitised HTML with {{variables}}. */
    content: text().notNull(),
    templateType: text().notNull().default('designer_reply'),
    isActive: boolean().notNull().default(true),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('email_templates_name_unique').on(table.name),
    index('email_templates_usable').on(table.templateType, table.isActive, table.name),
    check(
      'email_templates_not_empty',
      sql`btrim(${table.name}) <> '' AND btrim(${table.subject}) <> '' AND btrim(${table.content}) <> ''`,
    ),
    atMost('email_templates_name_length', table.name, 255),
    atMost('email_templates_subject_length', table.subject, 500),
    atMost('email_templates_type_length', table.templateType, 100),
  ],
)
