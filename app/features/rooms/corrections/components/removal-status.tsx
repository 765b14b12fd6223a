import { useState } from 'react'

/** Says to those who do not see the list that it has become shorter. */
export function RemovalStatus({ count }: { count: number }) {
  const [known, setKnown] = useState({ count, isShorter: false })
  if (count !== known.count) setKnown({ count, isShorter: count < known.count })
  return (
    <p role="status" className="sr-only">
      {known.isShorter && 'Removed.'}
    </p>
  )
}
