import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressed = /\.(js|css|svg)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Lays `.br` and `.gz` beside every built file, which the server sends as they are; index.html is filled per answer. */
export function compress(): Plugin {
  return {
    name: 'reisewerk-compress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = (await readdir(dir, { recursive: true })).filter((name) => compressed.test(name))
      await Promise.all(files.map((name) => compressFile(join(dir, name))))
    },
  }
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  // The last notches cost seconds of every build and save a few hundred bytes.
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
  await Promise.all([
    writeFile(`${path}.br`, await brotli(content, quality)),
    writeFile(`${path}.gz`, await zip(content, { level: 9 })),
  ])
}
