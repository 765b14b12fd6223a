/** Lists the keyboard shortcuts and turns them off, because letter keys can interfere with speech input. */
export function KeysHint() {
  return (
    <p className="hidden items-center gap-3 text-ink-soft text-sm [@media(hover:hover)_and_(min-width:56rem)]:flex">
      <span data-part="keys">
        <Key>←</Key> <Key>→</Key> choose, <Key>S</Key> skips (not counted), <Key>⌫</Key> goes back
      </span>
      <button
        type="button"
        data-part="keys-toggle"
        className="min-h-11 cursor-pointer underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        Keys off
      </button>
    </p>
  )
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-block min-w-6 rounded border border-line bg-white px-1.5 text-center font-sans text-ink text-xs">
      {children}
    </kbd>
  )
}
