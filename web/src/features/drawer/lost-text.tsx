import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { colleaguesOf } from '../../lib/colleagues.ts'
import { useDeletedBy } from '../../lib/deletions.ts'
import { notice } from '../../ui/notice.tsx'
import type { Lost } from '../../ui/sheet/use-edits.ts'
import type { DrawerRow } from './rows.ts'

/** Tells who has deleted the line in which somebody was typing, and what they had typed. */
export function LostText({ row, column, typed }: Lost<DrawerRow>) {
  const sentence = useDeletedBy(deletedOf(row))
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

function deletedOf({ request, service }: DrawerRow) {
  return request === null
    ? { what: 'diese Leistung', table: 'placeholders', row: service.id }
    : { what: 'diese Anfrage', table: 'requests', row: request.id }
}
