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
    resolveId: (source, importer = '') => (source === 'zod' && !readsSchemas.test(importer) ? noSchemas : null),
  }
}
