import { paths } from '../../../../paths.ts'

type KindName = Parameters<typeof paths.masterItem>[0]

/** Pages of the firms by the first part of their type (000 §2.2). */
const pages: Readonly<Record<string, KindName>> = {
  agency: 'agencies',
  hotel: 'hotels',
  ferry: 'ferries',
  airline: 'airlines',
  train: 'trains',
}

/** @param type of a contact, 'hotel-12' @returns the way to '/hotels/12' */
export function pageOf(type: string) {
  const [kind = '', id = ''] = type.split('-')
  return paths.masterItem(pages[kind] ?? 'providers', Number(id))
}
