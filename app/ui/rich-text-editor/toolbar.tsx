import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { Code, ImagePlus, Link } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { type ToolButton, ToolbarButton } from './toolbar-button.tsx'
import { TOOLS } from './tools.ts'

interface ToolbarProps {
  editor: Editor
  /** Id of the edited text. */
  textId: string
  view: 'text' | 'html'
  onView: () => void
  onLink: () => void
  onPicture: (() => void) | undefined
}

/** A toolbar with a single tab stop. Arrow keys, Home and End move between its buttons. */
export function Toolbar({ editor, textId, view, onView, onLink, onPicture }: ToolbarProps) {
  const toolbar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const states = useEditorState({
    editor,
    selector: ({ editor }) => ({
      tools: TOOLS.map((tool) => ({ isOn: tool.isOn?.(editor), isOpen: tool.isOpen?.(editor) ?? true })),
      hasLink: editor.isActive('link'),
    }),
  })
  const isText = view === 'text'
  const buttons: (ToolButton | undefined)[] = [
    ...TOOLS.map(({ run, label, keys, icon }, index) => ({
      label,
      ...(keys && { keys }),
      icon,
      isOn: states.tools[index]!.isOn,
      isOpen: isText && states.tools[index]!.isOpen,
      onClick: () => run(editor.chain().focus()).run(),
    })),
    { label: 'Link', keys: 'Ctrl+K', icon: Link, isOn: states.hasLink, isOpen: isText, onClick: onLink },
    onPicture && { label: 'Picture', icon: ImagePlus, isOpen: isText, onClick: onPicture },
    { label: 'HTML', icon: Code, isOn: !isText, isOpen: true, onClick: onView },
  ]
  const step = (event: KeyboardEvent) => {
    const all = [...toolbar.current!.querySelectorAll('button')]
    const next = nextStop(event.key, current, all.length)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    all[next]!.focus()
  }
  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={textId}
      onKeyDown={step}
      className="sticky top-0 z-1 flex flex-wrap gap-0.5 rounded-t-control border-line border-b bg-white p-1.5"
    >
      {buttons
        .filter((button) => button !== undefined)
        .map((button, index) => (
          <ToolbarButton
            key={button.label}
            {...button}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
          />
        ))}
    </div>
  )
}

function nextStop(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
