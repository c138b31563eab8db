import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const noSchemas = fileURLToPath(new URL('./src/no-schemas.ts', import.meta.url))
/** Switches of a house are told by their schema alone: defaults, words and kinds of fields. */
const readsSchemas = /\/domain\/src\/accounts\/sett[\w-]+\.contract\.ts$/

/** Leaves zod out of what the browser loads, a tenth of the first screen: only the server checks with it. */
export function withoutSchemas(): Plugin {
  return {
    name: 'reisewerk-without-schemas',
    enforce: 'pre',
    apply: 'build',
    // A name that no-schemas.ts lacks is undefined on the page that asks for it, whatever else works: nothing is built then.
    onLog: (_, log) => {
      if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message)
    },
    resolveId: (source, importer = '') => (source === 'zod' && !readsSchemas.test(importer) ? noSchemas : null),
  }
}
