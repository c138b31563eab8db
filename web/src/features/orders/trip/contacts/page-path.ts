/** Pages of the firms by the first part of their type (000 §2.2). */
const pages: Readonly<Record<string, string>> = {
  agency: '/agencies',
  hotel: '/hotels',
  ferry: '/ferries',
  airline: '/airlines',
  train: '/trains',
  other: '/other_services',
}

/** @param type of a contact, 'hotel-12' @returns '/hotels/12' */
export function pagePath(type: string): string {
  const [kind = '', id = ''] = type.split('-')
  return `${pages[kind] ?? '/providers'}/${id}`
}
