import { BUILT_IN_STYLES } from '#app/features/styles/rules/names.ts'
import { PHOTO_KINDS } from '#app/lib/photo-limits.ts'
import { INTAKE_ROOM_TYPES } from '../../rules/choices.ts'
import { BUDGET_LABELS, optionsOf, TIMELINE_LABELS } from '../../rules/labels.ts'
import type { IntakeAnswers } from '../schema.ts'

export type IntakeFieldName = keyof IntakeAnswers
export type IntakePhotoName = 'currentSpacePhotos' | 'inspirationImages'

interface Option {
  value: string
  label: string
}

/** A question of the intake form. */
export interface IntakeField {
  name: IntakeFieldName | IntakePhotoName
  label: string
  kind: 'line' | 'text' | 'number' | 'date' | 'choice' | 'choices' | 'photos'
  hint?: string
  options?: readonly Option[]
}

export interface IntakeSection {
  title: string
  sentence: string
  /** Replaces `sentence` when the fields are prefilled with answers of the request. */
  copiedSentence?: string
  fields: readonly IntakeField[]
}

const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** Maximum for each: photos of the room, and inspiration pictures. */
export const MAX_INTAKE_PHOTOS = 8

const PHOTO_HINT = `Up to ${MAX_INTAKE_PHOTOS}, ${PHOTO_KINDS} each.`

/** All sections and questions, in order. */
export const INTAKE_SECTIONS: readonly IntakeSection[] = [
  {
    title: 'Room Details',
    sentence: 'One room at a time. Only the kind of room is needed; the rest helps.',
    fields: [
      { name: 'roomType', label: 'Room type', kind: 'choice', options: plain(INTAKE_ROOM_TYPES) },
      { name: 'roomPrimaryFunction', label: 'What is the room used for?', kind: 'line' },
      { name: 'roomSizeSqft', label: 'Size in square feet', kind: 'number' },
      { name: 'roomDimensions', label: 'Dimensions', kind: 'line', hint: 'For example 14 × 18 ft.' },
      { name: 'ceilingHeight', label: 'Ceiling height', kind: 'line' },
      { name: 'currentIssues', label: "What doesn't work today?", kind: 'text' },
      { name: 'designGoals', label: 'What should be different afterwards?', kind: 'text' },
    ],
  },
  {
    title: 'Photos of Your Space',
    sentence: 'In daylight, from every corner. Pictures of what you like say more than words.',
    fields: [
      { name: 'currentSpacePhotos', label: 'The room as it is', kind: 'photos', hint: PHOTO_HINT },
      { name: 'inspirationImages', label: 'Pictures you like', kind: 'photos', hint: PHOTO_HINT },
      { name: 'preferredStyles', label: 'Styles you like', kind: 'choices', options: plain(BUILT_IN_STYLES) },
      { name: 'colorPreferences', label: "Colours you love, or can't live with", kind: 'text' },
      { name: 'materialPreferences', label: 'Materials you like to touch', kind: 'text' },
      { name: 'styleInspiration', label: 'Places or pictures that inspire you', kind: 'text' },
    ],
  },
  {
    title: 'Existing Furniture & Belongings',
    sentence: 'What stays, what goes.',
    fields: [
      { name: 'mustKeepFurniture', label: 'Pieces that must stay', kind: 'text' },
      { name: 'furnitureToReplace', label: 'Pieces that may go', kind: 'text' },
      { name: 'existingFurnitureCondition', label: 'What condition are they in?', kind: 'text' },
    ],
  },
  {
    title: 'Room Layout & Technical Details',
    sentence: 'As far as you know them; we measure again before anything is built.',
    fields: [
      { name: 'roomLayoutDescription', label: 'How is the room laid out?', kind: 'text' },
      { name: 'windowsDoorsDescription', label: 'Windows and doors', kind: 'text' },
      { name: 'lightingDescription', label: 'Light by day and by night', kind: 'text' },
      { name: 'electricalOutlets', label: 'Where are the outlets and switches?', kind: 'text' },
    ],
  },
  {
    title: 'Timeline & Budget',
    sentence: 'A rough idea is enough.',
    copiedSentence: 'Copied from your request. Please change what is different now.',
    fields: [
      { name: 'preferredStartDate', label: 'Preferred start', kind: 'date' },
      {
        name: 'expectedCompletionTimeframe',
        label: 'To be finished within',
        kind: 'choice',
        options: optionsOf(TIMELINE_LABELS),
      },
      { name: 'budgetRange', label: 'Budget', kind: 'choice', options: optionsOf(BUDGET_LABELS) },
      { name: 'budgetFlexibility', label: 'How firm is it?', kind: 'line' },
    ],
  },
  {
    title: 'Final Thoughts & Priorities',
    sentence: 'Everything else a designer should know before you meet.',
    fields: [
      { name: 'accessibilityNeeds', label: 'Accessibility', kind: 'text' },
      { name: 'petConsiderations', label: 'Pets', kind: 'text' },
      { name: 'lifestyleConsiderations', label: 'How do you live in the room?', kind: 'text' },
      { name: 'specialRequirements', label: 'Special requirements', kind: 'text' },
      { name: 'priorityAreas', label: 'What matters most?', kind: 'text' },
      { name: 'designStyleFlexibility', label: 'How far may we go from your style?', kind: 'text' },
      { name: 'additionalNotes', label: 'Anything else', kind: 'text' },
    ],
  },
]
