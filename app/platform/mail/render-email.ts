import { render, toPlainText } from '@react-email/render'
import type { ReactElement } from 'react'

/** A message's two bodies: HTML, and the same as plain text for programs that show no HTML. */
export async function renderEmail(message: ReactElement): Promise<{ html: string; plainText: string }> {
  const html = await render(message)
  return { html, plainText: toPlainText(html) }
}
