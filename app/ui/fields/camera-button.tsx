import { Camera } from 'lucide-react'
import { FileButton } from './file-button.tsx'

/** Opens the back camera. Shown on touch screens only, because other devices have front cameras. */
export function CameraButton({ onFile }: { onFile: (file: File) => void }) {
  return (
    <div className="mt-1.5 hidden pointer-coarse:block">
      <FileButton capture="environment" onFile={onFile}>
        <Camera aria-hidden size={20} strokeWidth={1.5} />
        Take a photo
      </FileButton>
    </div>
  )
}
