import { useEffect, useState } from 'react'

type PictureState = 'loading' | 'shown' | 'failed'

/** Whether the picture of an address can be had. A browser asks once for it and the same picture on the page. */
export function usePictureState(address: string): PictureState {
  const [known, setKnown] = useState<{ address: string; state: PictureState }>()
  useEffect(() => {
    const picture = new Image()
    picture.onload = () => setKnown({ address, state: 'shown' })
    picture.onerror = () => setKnown({ address, state: 'failed' })
    picture.src = address
    return () => {
      picture.onload = null
      picture.onerror = null
    }
  }, [address])
  return known?.address === address ? known.state : 'loading'
}
