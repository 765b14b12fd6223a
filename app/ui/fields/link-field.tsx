import type { ReactNode, Ref } from 'react'
import { Button } from '../buttons/button.tsx'
import { toast } from '../notices/toasts.tsx'
import { TextField } from './text-field.tsx'

interface LinkFieldProps {
  label: string
  address: string
  hint: string
  /** Gets the button that copies it. */
  copyRef?: Ref<HTMLButtonElement>
  /** Stands beside the button that copies it. */
  children?: ReactNode
}

/** A link to send to somebody, to mark or to copy. */
export function LinkField({ label, address, hint, copyRef, children }: LinkFieldProps) {
  return (
    <>
      <TextField
        label={label}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        hint={hint}
      />
      <div className="flex flex-wrap gap-3">
        <Button ref={copyRef} variant="secondary" size="small" onClick={() => void copy(address)}>
          Copy the link
        </Button>
        {children}
      </div>
    </>
  )
}

async function copy(address: string) {
  try {
    await navigator.clipboard.writeText(address)
    await toast.success('Link copied')
  } catch {
    await toast.error('The link could not be copied', { description: 'Please mark and copy it by hand.' })
  }
}
