import { eq } from 'drizzle-orm'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { type DesignBoard, lockOwnBoard } from '../queries/own-board.server.ts'
import { joinEdits } from '../rules/concurrent-edit.ts'
import { amountText } from '../rules/price-text.ts'
import { budgetSchema, notesSchema, shareBoardSchema } from '../schema.ts'
import { designBoards } from '../tables.server.ts'
import { boardNotFound } from './open-board.server.ts'
import { refuseConflicts } from './refuse-conflicts.server.ts'

/** Sets or clears the budget. @throws ZodError; AppError `version_not_found`, `changed_meanwhile` at the field */
export async function saveBudget(services: Services, actor: Member, input: unknown): Promise<void> {
  const { redesignId, budget, seenBudget } = budgetSchema.parse(input)
  await updateBoard(services, actor, redesignId, ({ budgetCents }) => {
    const { changes, conflicts } = joinEdits({ budget: budgetCents }, { budget: seenBudget }, { budget })
    if (conflicts.length > 0) refuseConflicts({ budget: amountText(budgetCents) })
    return 'budget' in changes ? { budgetCents: budget } : {}
  })
}

/** Saves the owner's notes. @throws ZodError; AppError `version_not_found`, `changed_meanwhile` at the field */
export async function saveNotes(services: Services, actor: Member, input: unknown): Promise<void> {
  const { redesignId, notes, seenNotes } = notesSchema.parse(input)
  await updateBoard(services, actor, redesignId, (board) => {
    const { changes, conflicts } = joinEdits({ notes: board.notes }, { notes: seenNotes }, { notes })
    if (conflicts.length > 0) refuseConflicts({ notes: board.notes })
    return changes
  })
}

/** Starts or stops showing the board to everybody with the room's link. @throws ZodError; AppError `version_not_found` */
export async function shareBoard(services: Services, actor: Member, input: unknown): Promise<void> {
  const { redesignId, shared } = shareBoardSchema.parse(input)
  await updateBoard(services, actor, redesignId, () => ({ isShared: shared === 'yes' }))
}

async function updateBoard(
  { database }: Services,
  actor: Member,
  redesignId: string,
  changesTo: (board: DesignBoard) => Partial<DesignBoard>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const board = await lockOwnBoard(transaction, actor.userId, redesignId)
    if (!board) throw boardNotFound()
    const changes = changesTo(board)
    if (Object.keys(changes).length === 0) return
    await transaction.update(designBoards).set(changes).where(eq(designBoards.redesignId, redesignId))
  })
}
