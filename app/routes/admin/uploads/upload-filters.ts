import { UPLOAD_ROOMS } from '#app/features/insights/rules/list-filters.ts'
import { BUILT_IN_STYLES } from '#app/features/styles/rules/names.ts'
import type { ListFilter } from '#app/ui/lists/filter-select.tsx'

/** Page sizes. The first is the default. */
export const PAGE_SIZES = [10, 25, 50, 100] as const

/** The filters of the uploads, by query parameter. */
export const UPLOAD_FILTERS: ListFilter[] = [
  {
    label: 'Style',
    name: 'style',
    options: [{ value: '', label: 'All styles' }, ...BUILT_IN_STYLES, 'Multiple', 'No Style'],
  },
  { label: 'Room type', name: 'room', options: [{ value: '', label: 'All rooms' }, ...UPLOAD_ROOMS] },
  {
    label: 'Redesign status',
    name: 'status',
    options: [
      { value: '', label: 'All' },
      { value: 'redesigned', label: 'With a redesign' },
      { value: 'none', label: 'Without a redesign' },
      { value: 'waiting', label: 'Waiting or running' },
      { value: 'failed', label: 'Failed' },
    ],
  },
]
