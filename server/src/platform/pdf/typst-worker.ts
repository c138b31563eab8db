/**
 * The child process that sets documents. It holds one Typst compiler, does one document at a time, and is replaced by the
 * service when it has grown. It has no access to the database and gets no configuration but the documents folder.
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { mapStrings, missingCharacters, withoutUnprintable, withPlaceholders } from './printable.ts'
import type { RenderRequest, WorkerAnswer } from './typst-messages.ts'

const resolve = createRequire(import.meta.url).resolve

/**
 * Only the weights in use: a variable font or a folder with all weights costs start-up time. The Noto faces are the
 * fallback for emoji, Hebrew, Arabic and symbols that people type into names and texts.
 */
const weightsInUse = {
  'source-sans-3': ['400Regular', '400Regular_Italic', '600SemiBold'],
  'source-serif-4': ['300Light', '400Regular', '600SemiBold'],
  'noto-emoji': ['400Regular'],
  'noto-sans-hebrew': ['400Regular'],
  'noto-sans-arabic': ['400Regular'],
  'noto-sans-symbols-2': ['400Regular'],
}

/** Folders of the font files that documents are set in. */
const fontPaths = Object.entries(weightsInUse).flatMap(([family, weights]) => {
  const folder = dirname(resolve(`@expo-google-fonts/${family}/package.json`))
  return weights.map((weight) => join(folder, weight))
})

const workspace = process.argv[2]
if (workspace === undefined) throw new Error('The documents folder is missing')
/** Results of the compiler's memory live this many documents: shared parts stay, texts of old documents go. */
const cacheAge = 3
/** Each further attempt replaces what the one before could not show. */
const attempts = 3

const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] })

function compile(request: RenderRequest, data: unknown): Uint8Array {
  const inputs = { data: JSON.stringify(data), title: request.title }
  const compiled = compiler.compile({
    mainFilePath: join(workspace as string, `${request.template}.typ`),
    inputs,
    resetRead: true,
  })
  const document = compiled.result
  if (document === null) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics ?? 'no diagnostics'))
  return compiler.pdf(document, { pdfStandard: request.standard, creationTimestamp: request.createdAt })
}

/** PDF/A refuses a whole document for one character without a glyph; here such a character becomes a small box. */
function render(request: RenderRequest): Uint8Array {
  let data = mapStrings(JSON.parse(request.data), withoutUnprintable)
  for (let attempt = 1; ; attempt++) {
    try {
      return compile(request, data)
    } catch (error) {
      const missing = missingCharacters(messageOf(error))
      if (missing.length === 0 || attempt === attempts) throw error
      data = mapStrings(data, (text) => withPlaceholders(text, missing))
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function answer(message: WorkerAnswer): void {
  process.send?.(message)
}

process.on('message', (request: RenderRequest) => {
  try {
    const pdf = render(request)
    answer({ kind: 'rendered', pdf, memoryBytes: process.memoryUsage.rss() })
  } catch (error) {
    answer({ kind: 'failed', message: messageOf(error), memoryBytes: process.memoryUsage.rss() })
  }
  compiler.evictCache(cacheAge)
})
// The service ends its workers by closing the channel, also when it dies itself; a Ctrl-C in the terminal reaches
// the whole group and must not cut off a document that the server still waits for.
process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
answer({ kind: 'ready' })
