import {
  USER_ACCESS,
  USER_PAYING,
  USER_ROLES,
  USER_ROOMS,
  USER_STATES,
} from '#app/features/insights/rules/list-filters.ts'
import { dayRangeFrom } from '#app/lib/day-range.ts'
import { choiceFrom, searchFrom } from '#app/lib/paging.ts'
import type { ListFilter } from '#app/ui/lists/filter-select.tsx'

/** The filters in a query; invalid values are ignored. */
export const userFilter = (query: URLSearchParams) => ({
  search: searchFrom(query),
  state: choiceFrom(query, 'state', USER_STATES),
  access: choiceFrom(query, 'access', USER_ACCESS),
  paying: choiceFrom(query, 'paying', USER_PAYING),
  rooms: choiceFrom(query, 'rooms', USER_ROOMS),
  role: choiceFrom(query, 'role', USER_ROLES),
  signedUp: dayRangeFrom(query),
})

/** The filters of the users, by query parameter. */
export const USER_FILTERS: ListFilter[] = [
  {
    label: 'State',
    name: 'state',
    options: [
      { value: '', label: 'All' },
      { value: 'active', label: 'Not blocked' },
      { value: 'blocked', label: 'Blocked' },
    ],
  },
  {
    label: 'Access',
    name: 'access',
    options: [
      { value: '', label: 'All' },
      { value: 'unlimited', label: 'Unlimited' },
      { value: 'limited', label: 'By credits' },
    ],
  },
  {
    label: 'Purchases',
    name: 'paying',
    options: [
      { value: '', label: 'All' },
      { value: 'yes', label: 'Have bought' },
      { value: 'no', label: 'Bought nothing' },
    ],
  },
  {
    label: 'Rooms',
    name: 'rooms',
    options: [
      { value: '', label: 'All' },
      { value: 'yes', label: 'Have uploaded' },
      { value: 'no', label: 'Uploaded nothing' },
    ],
  },
  {
    label: 'Role',
    name: 'role',
    options: [
      { value: '', label: 'Everybody' },
      { value: 'member', label: 'Members' },
      { value: 'team', label: 'Who runs the site' },
    ],
  },
]
