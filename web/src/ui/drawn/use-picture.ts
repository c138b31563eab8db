import { useEffect, useState } from 'react'

/**
 * The address of a picture drawn on the server. It changes once the browser has the next one ready to show, so that pages drawn
 * while one types follow one another without a white moment.
 */
export function usePicture(svg: string | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (svg === null) return
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    const picture = new Image()
    picture.src = made
    let isWanted = true
    // What cannot be read ahead is read where it stands.
    const show = () => isWanted && setAddress(made)
    void picture.decode().then(show, show)
    return () => {
      isWanted = false
      // The one on screen is shown until the next is there.
      setTimeout(() => URL.revokeObjectURL(made), 10_000)
    }
  }, [svg])
  return address
}
