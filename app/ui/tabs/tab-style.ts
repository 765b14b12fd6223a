export const TAB =
  'inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 border-transparent border-b-2 px-1 font-medium text-ink-soft transition-colors hover:text-ink data-active:border-bloom data-active:text-ink aria-[current=page]:border-bloom aria-[current=page]:text-ink forced-colors:border-[Canvas] forced-colors:data-active:border-[CanvasText] forced-colors:aria-[current=page]:border-[CanvasText]'

export const TAB_LIST = 'tab-row relative flex gap-x-6 border-line border-b'
