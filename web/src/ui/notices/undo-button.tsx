import { Button } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../lib/http.ts'
import { notice } from './notice.tsx'

type Props = {
  /** 'Wiederherstellen' */
  label: string
  /** What it is done to. */
  of: string
  undo: () => Promise<void>
  /** What is said when it has worked, and when it has not. */
  done: string
  failed: string
}

/** In a row of what was done: takes that back, and says what became of it (EASE-03). */
export function UndoButton({ label, of, undo, done, failed }: Props) {
  const [isBusy, setBusy] = useState(false)

  async function act() {
    setBusy(true)
    try {
      await undo()
      notice.good(done, of)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.bad(failed, error.reason)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      size="compact-xs"
      variant="default"
      loading={isBusy}
      aria-label={`${label}: ${of}`}
      onClick={() => void act()}
    >
      {label}
    </Button>
  )
}
