import { Suspense, useEffect, useState } from 'react'
import { type AskedRequest, takeLetters } from '../../lib/writing.ts'
import { late } from '../../ui/late.tsx'

const LetterDialog = late(() => import('./letter-dialog.tsx'))

/** Opens the letter of a request where its menu on the page asks for one. */
export function LetterTool({ orderId, onClosed }: { orderId: number; onClosed?: () => void }) {
  const [asked, setAsked] = useState<AskedRequest | null>(null)
  useEffect(() => takeLetters(setAsked), [])
  function close() {
    setAsked(null)
    onClosed?.()
  }
  return <Suspense>{asked !== null && <LetterDialog orderId={orderId} asked={asked} onClose={close} />}</Suspense>
}
