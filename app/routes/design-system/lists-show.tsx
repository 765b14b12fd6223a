import { Button } from '#app/ui/buttons/button.tsx'
import { type Column, DataTable } from '#app/ui/lists/data-table.tsx'
import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import { Pagination } from '#app/ui/lists/pagination.tsx'
import { Badge } from '#app/ui/notices/badge.tsx'
import { LinkTabs, Tabs } from '#app/ui/tabs/tabs.tsx'
import { Show } from './show.tsx'

interface Person {
  name: string
  email: string
  rooms: number
  blocked: boolean
}

const PEOPLE: Person[] = [
  { name: 'Ana Ruiz', email: 'ana@example.com', rooms: 12, blocked: false },
  { name: 'Ben Okafor', email: 'ben.okafor.with.a.long.address@example.com', rooms: 3, blocked: true },
  { name: 'Chi Nguyen', email: 'chi@example.com', rooms: 128, blocked: false },
]

const COLUMNS: Column<Person>[] = [
  { title: 'Name', cell: (person) => person.name },
  { title: 'Email', cell: (person) => person.email },
  { title: 'Rooms', cell: (person) => person.rooms, numeric: true },
  {
    title: 'State',
    cell: (person) =>
      person.blocked ? <Badge tone="danger">Blocked</Badge> : <Badge tone="success">Active</Badge>,
  },
  {
    title: 'Actions',
    hideTitle: true,
    cell: () => (
      <Button variant="quiet" size="small">
        Open
      </Button>
    ),
  },
]

export function ListsShow() {
  return (
    <Show title="Tables, tabs and pages">
      <Tabs
        label="Views"
        items={[
          { value: 'people', label: 'People', content: <People rows={PEOPLE} /> },
          { value: 'none', label: 'Nobody', content: <People rows={[]} /> },
        ]}
      />
      <LinkTabs
        label="Pages with addresses"
        items={[
          { to: '/design-system', label: 'This page' },
          { to: '/', label: 'Another', end: true },
        ]}
      />
      <Pagination page={2} pages={9} addressOf={(page) => `?page=${page}`} />
    </Show>
  )
}

function People({ rows }: { rows: Person[] }) {
  return (
    <DataTable
      caption="People"
      columns={COLUMNS}
      rows={rows}
      keyOf={(person) => person.email}
      empty={<EmptyState drawing="plant" title="Nobody yet" headingLevel="h3" />}
    />
  )
}
