import { resolve } from 'node:path'

/** Pictures of failed tests; emptied when a run begins. */
export const outputFolder = resolve(import.meta.dirname, '../output')
