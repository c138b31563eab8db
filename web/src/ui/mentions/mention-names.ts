import { createContext } from 'react'

/** Whom a text may name by '@': colleagues who may read what it belongs to. Nobody is offered where nobody says. */
export const MentionNames = createContext<readonly string[]>([])
