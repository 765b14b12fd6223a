import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

const TONES = {
  info: { icon: Info, style: 'border-edge', mark: 'text-ink' },
  success: { icon: CircleCheck, style: 'border-success', mark: 'text-success' },
  warning: { icon: TriangleAlert, style: 'border-warning', mark: 'text-warning' },
  danger: { icon: CircleAlert, style: 'border-danger', mark: 'text-danger' },
}

interface NoticeProps {
  tone?: keyof typeof TONES
  title?: ReactNode
  /** A button or link below the text. */
  action?: ReactNode
  /** False for what is not read aloud: it has stood on the page before, or changes by itself. */
  isNew?: boolean
  children?: ReactNode
}

/** Important information on the page. It is read aloud when it appears. */
export function Notice({ tone = 'info', title, action, isNew = true, children }: NoticeProps) {
  const { icon: Icon, style, mark } = TONES[tone]
  return (
    <div
      role={isNew ? (tone === 'danger' || tone === 'warning' ? 'alert' : 'status') : undefined}
      className={classNames('flex gap-3.5 border-l-2 bg-linen px-5 py-4', style)}
    >
      <Icon
        aria-hidden
        size={22}
        strokeWidth={1.75}
        className={classNames('mt-0.5 shrink-0 forced-colors:text-[CanvasText]', mark)}
      />
      <div className="grid gap-1">
        {title && <p className="font-medium">{title}</p>}
        {children && <div className="text-dense">{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
