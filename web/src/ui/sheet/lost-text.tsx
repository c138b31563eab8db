import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { colleaguesOf } from '../../lib/colleagues.ts'
import { useDeletedBy } from '../../lib/live/deletions.ts'
import { notice } from '../notices/notice.tsx'
import type { Lost } from './use-edits.ts'

type Props<Row> = Pick<Lost<Row>, 'column' | 'typed'> & {
  /** The line, in the accusative: 'diese Anfrage'. */
  deleted: { what: string; table: string; row: number }
}

/** Tells who has deleted the line in which somebody was typing, and what they had typed. */
export function LostText<Row>({ column, typed, deleted }: Props<Row>) {
  const sentence = useDeletedBy(deleted)
  const { isPending } = useQuery(colleaguesOf(null))
  const isTold = useRef(false)
  // A notice is outside React, and stands there once.
  useEffect(() => {
    if (sentence === null || isPending || isTold.current) return
    isTold.current = true
    const name = column.fullTitle ?? column.title
    notice.bad(sentence, `${name}: „${typed}“ war noch nicht gespeichert.`)
  }, [sentence, isPending, column, typed])
  return null
}
