import { createContext } from 'react'

export type MapOf = 'trip' | number

export const ShowMapContext = createContext<(of: MapOf) => void>(() => undefined)
