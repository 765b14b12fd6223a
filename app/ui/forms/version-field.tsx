import { useState } from 'react'

/** Says which stored values a form showed first. A later load of the page does not change what people have read. */
export function VersionField({ version }: { version: string }) {
  const [seen] = useState(version)
  return <input type="hidden" name="version" value={seen} />
}
