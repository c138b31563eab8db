import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type pg from 'pg'
import { betweenBackups } from '../../../platform/file-store/backup-lock.ts'
import type { FileStore } from '../../../platform/file-store/file-store.ts'
import {
  abandonedImports,
  documentsToErase,
  noteErasedDocuments,
  removeImports,
} from './erase-personal-data.queries.ts'

/** So many files go before it is noted that they are gone. */
const atOnce = 100

/**
 * Removes the content of uploaded and generated lists with personal data once their trip is due (ROOM-06); they stay in lists of
 * documents, marked as erased. Content goes first: what is interrupted between the two is done again an hour later.
 * @param db the owner's connection, past policies
 * @returns how many; none while a backup copies files
 */
export async function eraseDocuments(db: pg.Client, files: FileStore, today: CalendarDate): Promise<number> {
  const erased = await betweenBackups(db, async () => {
    const due = await documentsToErase(db, today)
    let count = 0
    for (let from = 0; from < due.length; from += atOnce) {
      const some = due.slice(from, from + atOnce)
      for (const { key } of some) await files.remove(key)
      count += await noteErasedDocuments(
        db,
        some.map(({ id }) => id),
      )
    }
    return count
  })
  return erased ?? 0
}

/**
 * Removes uploaded lists of guests of whose import nothing came within a day, file and row (ROOM-04, ROOM-06), wherever files lie.
 * @param db the owner's connection, past policies
 * @returns how many; none while a backup copies files
 */
export async function removeAbandonedImports(db: pg.Client, files: FileStore): Promise<number> {
  const removed = await betweenBackups(db, async () => {
    const left = await abandonedImports(db)
    for (const { key } of left) await files.remove(key)
    return removeImports(
      db,
      left.map(({ id }) => id),
    )
  })
  return removed ?? 0
}
