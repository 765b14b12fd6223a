/** The brand's mark: a window of four panes that is also a flower of four petals, with one pane lit. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <path
        fill="currentColor"
        d="M9 0a9 9 0 0 1 9 9v9H9A9 9 0 0 1 9 0zM9 40a9 9 0 0 0 9-9v-9H9a9 9 0 0 0 0 18zM31 40a9 9 0 0 1-9-9v-9h9a9 9 0 0 1 0 18z"
      />
      <path className="fill-ochre" d="M31 0a9 9 0 0 0-9 9v9h9a9 9 0 0 0 0-18z" />
    </svg>
  )
}
