import { useFetcher } from 'react-router'
import {
  allStyles,
  type StyleDefinition,
  styleVersion,
} from '#app/features/styles/queries/style-list.server.ts'
import { servicesContext } from '#app/platform/services.ts'
import { ConfirmedButton } from '#app/ui/buttons/confirmed-button.tsx'
import { SwitchButton } from '#app/ui/buttons/switch-button.tsx'
import { type Column, DataTable } from '#app/ui/lists/data-table.tsx'
import { runIntent } from '../../../forms/run-intent.server.ts'
import { pageMeta } from '../../../page-meta.ts'
import { ExportLink } from '../../export-link.tsx'
import type { PanelHandle } from '../../failed-panel.tsx'
import type { Route } from './+types/panel.ts'
import { EditStyle } from './edit-style.tsx'
import { STYLE_INTENTS } from './style-intents.server.ts'

export const meta = pageMeta('Styles')

export const handle: PanelHandle = { failed: 'Failed to load styles' }

export async function loader({ context }: Route.LoaderArgs) {
  const styles = await allStyles(context.get(servicesContext).database)
  return styles.map((style) => ({ ...style, version: styleVersion(style) }))
}

export const action = (args: Route.ActionArgs) => runIntent(args, STYLE_INTENTS, { ownStatus: true })

const COLUMNS: Column<StyleDefinition & { version: string }>[] = [
  { title: 'Style', cell: (style) => style.styleName },
  { title: 'Palette', cell: (style) => <Palette style={style} /> },
  { title: 'Materials', cell: (style) => style.materials.join(', ') },
  { title: 'Active', cell: (style) => <ActiveSwitch style={style} /> },
  {
    title: 'Edit',
    hideTitle: true,
    cell: (style) => (
      <div className="max-lg:-mx-4">
        <EditStyle style={style} />
      </div>
    ),
  },
]

/** The styles' definitions, which prompts use and quiz results show. */
export default function Styles({ loaderData: styles }: Route.ComponentProps) {
  return (
    <section className="grid gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid max-w-text gap-2">
          <h1 className="text-2xl">Styles</h1>
          <p className="text-ink-soft">
            The engine that redesigns rooms uses a style's colours and materials. Quiz results show them, too.
            Only active styles are offered.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <ExportLink />
          <RestoreStyles />
        </div>
      </header>
      <DataTable wide caption="Styles" columns={COLUMNS} rows={styles} keyOf={(style) => style.id} />
    </section>
  )
}

function Palette({ style }: { style: StyleDefinition }) {
  return (
    <span className="flex gap-1" title={style.colorPalette.map(({ name }) => name).join(', ')}>
      {style.colorPalette.map(({ hex, name }) => (
        <span
          key={hex + name}
          className="size-6 rounded-print border border-line forced-color-adjust-none"
          style={{ background: hex }}
        >
          <span className="sr-only">{name} </span>
        </span>
      ))}
    </span>
  )
}

function ActiveSwitch({ style }: { style: StyleDefinition }) {
  const fetcher = useFetcher()
  const intent = style.isActive ? 'deactivate' : 'activate'
  return (
    <SwitchButton
      label={`Offer ${style.styleName}`}
      isOn={style.isActive}
      pending={fetcher.state !== 'idle'}
      onToggle={() => void fetcher.submit({ intent, styleId: style.id }, { method: 'post' })}
    />
  )
}

const RestoreStyles = () => (
  <ConfirmedButton
    text="Restore the twenty"
    variant="secondary"
    pendingText="Restoring…"
    fields={{ intent: 'restore' }}
    title="Restore the twenty styles?"
    confirmText="Restore styles"
  >
    Palettes, materials, characteristics and principles of all twenty become what the product came with, and
    all are active again. What is there now stays readable in the audit log.
  </ConfirmedButton>
)
