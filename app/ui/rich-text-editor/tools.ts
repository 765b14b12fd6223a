import type { ChainedCommands, Editor } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Underline,
  Undo2,
} from 'lucide-react'

/** A button of the toolbar that changes the text at the cursor. */
export interface Tool {
  label: string
  keys?: string
  icon: LucideIcon
  run: (chain: ChainedCommands) => ChainedCommands
  /** Whether the text at the cursor has this format. Without it, the button is not a toggle. */
  isOn?: (editor: Editor) => boolean
  isOpen?: (editor: Editor) => boolean
}

export const TOOLS: Tool[] = [
  {
    label: 'Heading',
    keys: 'Ctrl+Alt+2',
    icon: Heading2,
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    label: 'Smaller heading',
    keys: 'Ctrl+Alt+3',
    icon: Heading3,
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    label: 'Bold',
    keys: 'Ctrl+B',
    icon: Bold,
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: 'Italic',
    keys: 'Ctrl+I',
    icon: Italic,
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: 'Underline',
    keys: 'Ctrl+U',
    icon: Underline,
    run: (chain) => chain.toggleUnderline(),
    isOn: (editor) => editor.isActive('underline'),
  },
  {
    label: 'List',
    icon: List,
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'Quote',
    icon: Quote,
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { label: 'Line', icon: Minus, run: (chain) => chain.setHorizontalRule() },
  {
    label: 'Undo',
    keys: 'Ctrl+Z',
    icon: Undo2,
    run: (chain) => chain.undo(),
    isOpen: (editor) => editor.can().undo(),
  },
  {
    label: 'Redo',
    keys: 'Ctrl+Shift+Z',
    icon: Redo2,
    run: (chain) => chain.redo(),
    isOpen: (editor) => editor.can().redo(),
  },
]
