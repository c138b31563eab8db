import { createContext } from 'react'

/** What a map shows: the whole trip, or the day with this id. */
export type MapOf = 'trip' | number

/** Opens the map; the menu of a day stands far below the list that shows it. */
export const ShowMapContext = createContext<(of: MapOf) => void>(() => undefined)
