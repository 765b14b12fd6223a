import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as SonnerToaster, toast } from 'sonner'
import { openToastLayer } from './toast-layer.ts'
import { GAP, NARROW_MARGIN, useToastPlace } from './use-toast-place.ts'

export { toast }

export interface ToastOptions {
  description?: string | undefined
  /** Milliseconds. */
  duration?: number
  /** Replaces an earlier toast with the same id. */
  id?: string
  /** Opens in a new tab. */
  link?: { text: string; address: string } | undefined
}

export type Tone = 'success' | 'error' | 'warning' | 'info'

/** The corner that offsets are measured from. Sonner mounts every toast again when it changes, so it never does. */
const POSITION = matchMedia('(width < 40rem)').matches ? 'top-right' : 'bottom-right'

/** The container of toasts. `toasts.tsx` loads this file with the first one. */
export function Toaster() {
  const [layer] = useState(openToastLayer)
  const place = useToastPlace(layer)
  return createPortal(
    <SonnerToaster
      className="print:hidden"
      position={POSITION}
      // On a phone a toast has the window's width, wherever it stood before the phone was turned.
      {...(place && {
        offset: place.offset,
        mobileOffset: { ...place.offset, left: NARROW_MARGIN, right: NARROW_MARGIN },
      })}
      closeButton
      gap={GAP}
      icons={{
        success: <CircleCheck aria-hidden size={20} className="text-success" />,
        error: <CircleAlert aria-hidden size={20} className="text-danger" />,
        warning: <TriangleAlert aria-hidden size={20} className="text-warning" />,
        info: <Info aria-hidden size={20} />,
      }}
      toastOptions={{
        unstyled: true,
        duration: 5000,
        classNames: {
          toast:
            'flex w-full items-start gap-3 rounded-control border border-line bg-white p-4 pr-12 font-sans text-ink text-dense shadow-[0_8px_24px_-12px_rgb(34_32_28/0.35)] sm:w-[22rem]',
          title: 'font-medium',
          description: 'mt-0.5 text-ink-soft text-sm',
          icon: 'mt-px shrink-0',
          closeButton:
            'absolute top-0.5 right-0.5 flex size-11 cursor-pointer items-center justify-center rounded-control hover:bg-linen',
        },
      }}
    />,
    layer,
  )
}

/** Shows a toast in the container, which must be rendered. One with a link stays until it is closed. */
export const showToast = (tone: Tone, title: string, { link, description, ...options }: ToastOptions) =>
  link
    ? toast[tone](title, {
        ...options,
        duration: Number.POSITIVE_INFINITY,
        description: (
          <>
            {description}
            <ToastLink {...link} />
          </>
        ),
      })
    : toast[tone](title, { ...options, description })

const ToastLink = ({ text, address }: { text: string; address: string }) => (
  <a
    href={address}
    target="_blank"
    rel="noreferrer"
    className="-mb-2.5 flex min-h-11 w-fit items-center font-medium text-bloom underline underline-offset-4"
  >
    {text}
  </a>
)
