import { ArrowRight, Heart, Trash2 } from 'lucide-react'
import { Button } from '#app/ui/buttons/button.tsx'
import { IconButton } from '#app/ui/buttons/icon-button.tsx'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { Badge } from '#app/ui/notices/badge.tsx'
import { Row, Show } from './show.tsx'

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const
const SIZES = ['small', 'medium', 'large'] as const
const TONES = ['neutral', 'success', 'warning', 'danger', 'bloom'] as const

/** Buttons, links that look like buttons, and badges. */
export function ButtonsShow() {
  return (
    <Show title="Buttons and badges">
      {VARIANTS.map((variant) => (
        <Row key={variant}>
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant}, {size}
            </Button>
          ))}
          <Button variant={variant} pending pendingText="Saving…">
            Save
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Row>
      ))}
      <div className="on-dark flex flex-wrap gap-4 bg-forest p-6">
        <Button variant="paper">Paper on forest</Button>
        <ButtonLink to="/" variant="paper">
          A link as a button <ArrowRight aria-hidden />
        </ButtonLink>
      </div>
      <Row>
        <IconButton icon={Heart} label="Keep this room" />
        <IconButton icon={Trash2} label="Delete" disabled />
      </Row>
      <Row>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone} 12
          </Badge>
        ))}
      </Row>
    </Show>
  )
}
