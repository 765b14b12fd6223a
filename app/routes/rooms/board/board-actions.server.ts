import type { ActionFunctionArgs } from 'react-router'
import {
  addThing,
  changeThing,
  priceThing,
  removeThing,
  tickThing,
} from '#app/features/rooms/board/commands/edit-things.server.ts'
import { findThings } from '#app/features/rooms/board/commands/find-things.server.ts'
import { saveBudget, saveNotes, shareBoard } from '#app/features/rooms/board/commands/save-board.server.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { QUIET_SUCCESS, success } from '../../forms/reply.ts'
import { intents, runIntent } from '../../forms/run-intent.server.ts'

const BOARD_INTENTS = intents(requireMember, {
  'add-thing': {
    run: async (services, member, form) => {
      await addThing(services, member, form)
      return success('It is on your board')
    },
    failed: 'Failed to add it',
  },
  'change-thing': {
    run: async (services, member, form) => {
      await changeThing(services, member, form)
      return QUIET_SUCCESS
    },
    failed: 'Failed to save it',
  },
  'price-thing': {
    run: async (services, member, form) => {
      await priceThing(services, member, form)
      return QUIET_SUCCESS
    },
    failed: 'The price is not saved yet',
  },
  'tick-thing': {
    run: async (services, member, form) => {
      await tickThing(services, member, form)
      return QUIET_SUCCESS
    },
    failed: 'Failed to save it',
  },
  'remove-thing': {
    run: async (services, member, form) => {
      await removeThing(services, member, form)
      return success('It is off your board')
    },
    failed: 'Failed to remove it',
  },
  'find-things': {
    run: async (services, member, { redesignId = '' }) => {
      await findThings(services, member, { redesignId })
      return QUIET_SUCCESS
    },
    failed: 'Failed to look at the picture',
  },
  budget: {
    run: async (services, member, form) => {
      await saveBudget(services, member, form)
      return QUIET_SUCCESS
    },
    failed: 'The budget is not saved yet',
  },
  notes: {
    run: async (services, member, form) => {
      await saveNotes(services, member, form)
      return QUIET_SUCCESS
    },
    failed: 'Your notes are not saved yet',
  },
  'share-board': {
    run: async (services, member, form) => {
      await shareBoard(services, member, form)
      return form.shared === 'yes'
        ? success('The board goes with the link to your room')
        : success('The board is yours alone again')
    },
    failed: 'Failed to change who sees the board',
  },
})

/** Handles a design board's forms. */
export const boardAction = (args: ActionFunctionArgs) => runIntent(args, BOARD_INTENTS)
