import type { ComponentProps } from 'react'
import { buttonStyle } from '../buttons/button-style.ts'

interface FileButtonProps extends Pick<ComponentProps<'input'>, 'aria-label' | 'capture' | 'children'> {
  onFile: (file: File) => void
}

/** A button for choosing one picture. The same picture can be chosen twice in a row. */
export function FileButton({ onFile, children, ...input }: FileButtonProps) {
  return (
    <label
      className={buttonStyle(
        'secondary',
        'small',
        'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-bloom',
      )}
    >
      {children}
      <input
        type="file"
        accept="image/*"
        {...input}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
