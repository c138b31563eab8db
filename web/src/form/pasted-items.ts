import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { remove } from '../lib/api.ts'
import { counted } from '../lib/format.ts'
import { ApiError } from '../lib/http.ts'
import { isSame } from '../lib/saving/merge.ts'
import { notice } from '../ui/notices/notice.tsx'

type Item = { readonly id: number }

/**
 * Takes back the items that a pasted block has made. One that says something else by now stays: somebody has worked on it.
 * @param made as the server answered @param now those that are there @param removing takes their lines away with them
 */
export async function takeBackItems(
  contract: Contract,
  made: readonly Item[],
  now: readonly Item[],
  removing: (ids: ReadonlySet<number>, send: () => Promise<boolean>) => Promise<boolean>,
): Promise<void> {
  // What has only just been made may not have been read yet.
  const own = made.filter((one) => isAsMade(contract, one, now.find(({ id }) => id === one.id) ?? one))
  const ids = own.map(({ id }) => id)
  const isGone = await removing(new Set(ids), () => removed(contract, ids))
  const left = made.length - own.length
  if (!isGone || left === 0) return
  const lines = counted(left, ['eingefügte Zeile bleibt', 'eingefügte Zeilen bleiben'])
  notice.bad('Nicht alles wurde rückgängig gemacht', `Inzwischen geändert: ${lines} stehen.`)
}

async function removed(contract: Contract, ids: readonly number[]): Promise<boolean> {
  try {
    for (const id of ids) await remove(contract, id)
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure
    notice.bad('Das Einfügen konnte nicht rückgängig gemacht werden!', failure.reason)
    return false
  }
  return true
}

function isAsMade({ fields }: Contract, made: Item, now: Item): boolean {
  const written = Object.keys(fields).filter((name) => fields[name]?.write === 'always')
  return written.every((name) => isSame(Reflect.get(made, name), Reflect.get(now, name)))
}
