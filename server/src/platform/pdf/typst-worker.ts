/**
 * The child process that sets documents. It holds one Typst compiler, does one document at a time, and is replaced by the
 * service when it has grown. It has no access to the database and gets no configuration but the documents folder.
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type CompileDocArgs, NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { type DrawnPages, type NamedFile, PdfError } from './pdf-job.ts'
import { mapStrings, missingCharacters, withoutUnprintable, withPlaceholders } from './printable.ts'
import type { RenderRequest, WorkerAnswer } from './typst-messages.ts'
import { withMetadata } from './xmp-metadata.ts'

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

function compile(source: CompileDocArgs): NodeTypstDocument {
  const compiled = compiler.compile({ ...source, resetRead: true })
  const document = compiled.result
  if (document === null) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics ?? 'no diagnostics'))
  return document
}

function set(request: RenderRequest, data: unknown): NodeTypstDocument {
  const mainFilePath = join(workspace as string, `${request.template}.typ`)
  const inputs: Record<string, string> = { data: JSON.stringify(data), title: request.title }
  // As it is: no character of it is printed, so none is replaced.
  if (request.embedded !== null) inputs.embedded = request.embedded.text
  return compile({ mainFilePath, inputs })
}

/** Before what is bound behind it is counted. */
type Drawn = Omit<DrawnPages, 'attached'>
type Made = Uint8Array | Drawn

function made(request: RenderRequest, data: unknown): Made {
  const document = set(request, data)
  if (request.as === 'pages') return drawn(document)
  const pdf = compiler.pdf(document, { pdfStandard: request.standard, creationTimestamp: request.createdAt })
  return request.embedded === null ? pdf : withMetadata(pdf, request.embedded.metadata)
}

/** The white of every page is drawn where the first one stands, and would cover it. */
const sheets = /^ {4}<path class="typst-shape" fill="#ffffff" [^>]*\/>$/gm

function drawn(document: NodeTypstDocument): Drawn {
  const pages = document.numOfPages
  // The templates label what they say of their parts so.
  const said = (selector: string) =>
    compiler.query(document, { selector, field: 'value' }) as { part: string; page: number }[]
  const ends = new Map(said('<part-end>').map(({ part, page }) => [part, page]))
  const parts = said('<part>').map((one) => ({ ...one, last: ends.get(one.part) ?? pages }))
  return { svg: compiler.plainSvg(document).replaceAll(sheets, ''), pages, parts }
}

/** PDF/A refuses a whole document for one character without a glyph; here such a character becomes a small box. */
function render(request: RenderRequest): Made {
  let data = mapStrings(JSON.parse(request.data), withoutUnprintable)
  for (let attempt = 1; ; attempt++) {
    try {
      return made(request, data)
    } catch (error) {
      const missing = missingCharacters(messageOf(error))
      if (missing.length === 0 || attempt === attempts) throw error
      data = mapStrings(data, (text) => withPlaceholders(text, missing))
    }
  }
}

/** Pictures stand beside the templates for as long as one document is made. */
function withImages<Result>(images: readonly NamedFile[], work: () => Result): Result {
  for (const { name, bytes } of images) compiler.mapShadow(join(workspace as string, name), Buffer.from(bytes))
  try {
    return work()
  } catch (error) {
    const broken = images.find(({ name }) => !isPicture(name))
    if (broken === undefined) throw error
    throw new PdfError('pdf_file_refused', 'a picture is broken', { name: broken.name, fault: 'broken' })
  } finally {
    for (const { name } of images) compiler.unmapShadow(join(workspace as string, name))
  }
}

function isPicture(name: string): boolean {
  try {
    compile({ mainFileContent: `#image(${JSON.stringify(`/${name}`)}, alt: "")` })
    return true
  } catch {
    return false
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function answer(message: WorkerAnswer): void {
  process.send?.(message)
}

process.on('message', async (request: RenderRequest) => {
  try {
    const result = withImages(request.images, () => render(request))
    if (!(result instanceof Uint8Array)) {
      answer({ kind: 'drawn', pages: { ...result, attached: await attached(request) }, memoryBytes: held() })
    } else answer({ kind: 'rendered', pdf: await bound(result, request), memoryBytes: held() })
  } catch (error) {
    const file = error instanceof PdfError ? error.file : null
    if (file !== null) answer({ kind: 'refused', file, memoryBytes: held() })
    else answer({ kind: 'failed', message: messageOf(error), memoryBytes: held() })
  }
  compiler.evictCache(cacheAge)
})

const held = () => process.memoryUsage.rss()

/** Few documents have attachments; the others do not wait until what binds them is loaded. */
async function bound(pdf: Uint8Array, { attachments, isForPrint }: RenderRequest): Promise<Uint8Array> {
  if (attachments.length === 0) return pdf
  const { appendPdfs } = await import('./append-pdfs.ts')
  return appendPdfs(pdf, attachments, isForPrint)
}

async function attached({ attachments, isForPrint }: RenderRequest): Promise<number> {
  if (attachments.length === 0) return 0
  const { countPages } = await import('./append-pdfs.ts')
  return countPages(attachments, isForPrint)
}

// The service ends its workers by closing the channel, also when it dies itself; a Ctrl-C in the terminal reaches
// the whole group and must not cut off a document that the server still waits for.
process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
answer({ kind: 'ready' })
