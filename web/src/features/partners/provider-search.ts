import type { Preferred } from '../../lib/lookup-search.ts'

/** Numbers of the place and of the area in which somebody is looked for. */
export type Near = { placeId: string | null; areaId: string | null }

/** Providers of the place stand first, then those of the area around it. */
export function firstNear({ placeId, areaId }: Near): Preferred[] {
  return [
    ...(placeId === null ? [] : [{ query: { 'place.id': placeId }, word: 'am Ort' }]),
    ...(areaId === null ? [] : [{ query: { 'place.area.id': areaId }, word: 'im Gebiet' }]),
  ]
}

/** Numbers of the two ends. */
export type Way = { from: string | null; to: string | null }

/** By which filters the providers of a passage are found for a way, and the word for those that are. */
const ways = {
  ferry: { start: 'startPort.id', end: 'endPort.id', word: 'auf dieser Strecke schon angefragt' },
  train: { start: 'startTrainStation.id', end: 'endTrainStation.id', word: 'fährt diese Strecke' },
} as const

/** Lines that run between the two stand first; a single end does not tell which do. */
export function firstOnWay(kind: keyof typeof ways, { from, to }: Way): Preferred[] {
  const { start, end, word } = ways[kind]
  return from === null || to === null ? [] : [{ query: { [start]: from, [end]: to }, word }]
}
