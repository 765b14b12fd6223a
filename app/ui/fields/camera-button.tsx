import { Camera } from 'lucide-react'
import { buttonStyle } from '../buttons/button-style.ts'

/** Opens the camera at the back; only where a finger is used, since other cameras look at the person. */
export function CameraButton({ onFile }: { onFile: (file: File) => void }) {
  return (
    <div className="mt-1.5 hidden pointer-coarse:block">
      <label
        className={buttonStyle(
          'secondary',
          'small',
          'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-bloom',
        )}
      >
        <Camera aria-hidden size={20} strokeWidth={1.5} />
        Take a photo
        <input
          type="file"
          accept="image/*"
          capture="environment"
          className="sr-only"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) onFile(file)
            currentTarget.value = ''
          }}
        />
      </label>
    </div>
  )
}
