import { Mark } from '#app/ui/brand/mark.tsx'
import { Wordmark } from '#app/ui/brand/wordmark.tsx'
import { TextLink } from '#app/ui/buttons/link.tsx'
import { Drawing, type DrawingName } from '#app/ui/pictures/drawing.tsx'
import { Row, Show } from './show.tsx'

const COLOURS = {
  paper: 'bg-paper',
  linen: 'bg-linen',
  line: 'bg-line',
  edge: 'bg-edge',
  ink: 'bg-ink',
  'ink-soft': 'bg-ink-soft',
  bloom: 'bg-bloom',
  'bloom-deep': 'bg-bloom-deep',
  forest: 'bg-forest',
  'forest-deep': 'bg-forest-deep',
  ochre: 'bg-ochre',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
  'danger-deep': 'bg-danger-deep',
}

const DRAWINGS: DrawingName[] = ['lamp', 'lampOff', 'chair', 'plant', 'frame']

export function FoundationShow() {
  return (
    <>
      <Show title="Colour">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-5">
          {Object.entries(COLOURS).map(([name, style]) => (
            <li key={name} className="text-sm">
              <span className={`mb-1 block h-16 rounded-print border border-line ${style}`} />
              {name}
            </li>
          ))}
        </ul>
      </Show>
      <Show title="Type">
        <p className="font-display text-display">Morning light on oak</p>
        <p className="font-display text-3xl">Page heading (3xl): a room that waits for evening</p>
        <p className="font-display text-2xl">Section heading (2xl): linen, wool and clay</p>
        <p className="font-display text-xl">Part heading (xl): the long wall</p>
        <p className="text-lg">Lead (lg): the sofa stays, the curtains go.</p>
        <p className="max-w-text">
          Body (base): a home is furnished over years, and every piece has its reason.{' '}
          <TextLink to="/">A link in the text</TextLink> looks like this.
        </p>
        <p className="text-dense">Dense: for administration, 15 over 22.</p>
        <p className="text-ink-soft text-sm">Small (sm): 14 over 20, for hints and captions.</p>
      </Show>
      <Show title="Brand and drawings">
        <Row>
          <Wordmark name="Casabloom" className="text-4xl" />
          <Mark className="size-12 text-bloom" />
          <span className="bg-forest p-3">
            <Mark className="size-12 text-paper" />
          </span>
        </Row>
        <Row>
          {DRAWINGS.map((name) => (
            <Drawing key={name} name={name} className="w-36" />
          ))}
        </Row>
      </Show>
    </>
  )
}
