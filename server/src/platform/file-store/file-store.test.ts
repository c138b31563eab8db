import { createHash, createHmac } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newFileKey } from './file-key.ts'
import { openFileStore } from './open-file-store.ts'

const bytes = new TextEncoder().encode('%PDF-1.7 Angebot für Köln')
const access = { bucket: 'reisewerk', key: 'key-1', secret: 'secret-1', region: 'eu-central-1' }

let dataDir: string
let storage: { server: Server; endpoint: string; objects: Map<string, { body: Buffer; contentType: string }> }

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'reisewerk-files-'))
  storage = await startStorage()
})

afterEach(async () => {
  storage.server.closeAllConnections()
  storage.server.close()
  await rm(dataDir, { recursive: true, force: true })
})

const stores = {
  local: () => openFileStore({ folder: join(dataDir, 'files') }),
  s3: () => openFileStore({ folder: null, s3: { ...access, endpoint: storage.endpoint } }),
}

describe.each(['local', 's3'] as const)('%s', (kind) => {
  test('APP-18 what was put can be got and removed', async () => {
    const store = await stores[kind]()
    expect(store.kind).toBe(kind)
    const key = newFileKey()
    await store.put(key, bytes, 'application/pdf')
    expect(await contentsOf(await store.get(key))).toEqual(Buffer.from(bytes))
    await store.put(key, new Uint8Array(3_000_000), 'application/pdf')
    expect((await contentsOf(await store.get(key)))?.length).toBe(3_000_000)
    await store.remove(key)
    expect(await store.get(key)).toBeNull()
    await store.remove(key)
  })

  test.each(['../../etc/passwd', '', '.', 'a/b', `${newFileKey()}/..`, newFileKey().toUpperCase().replace(/^./, 'X')])(
    "APP-18 a key of one's own (%j) is refused",
    async (key) => {
      const store = await stores[kind]()
      await expect(store.put(key, bytes, 'text/plain')).rejects.toThrow('no key')
      await expect(store.get(key)).rejects.toThrow('no key')
      await expect(store.remove(key)).rejects.toThrow('no key')
    },
  )
})

test('APP-18 local files are readable by the server only and leave no draft', async () => {
  const store = await stores.local()
  const key = newFileKey()
  await store.put(key, bytes, 'application/pdf')
  const path = join(dataDir, 'files', key.slice(0, 2), key)
  expect(await readFile(path)).toEqual(Buffer.from(bytes))
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readdir(join(dataDir, 'files', 'drafts'))).toEqual([])
})

test('APP-18 drafts of an interrupted write are removed at the next start, young ones are not', async () => {
  await stores.local()
  const drafts = join(dataDir, 'files', 'drafts')
  await writeFile(join(drafts, 'old'), 'half')
  await writeFile(join(drafts, 'young'), 'half')
  const yesterday = new Date(Date.now() - 86_400_000)
  await utimes(join(drafts, 'old'), yesterday, yesterday)
  await stores.local()
  expect(await readdir(drafts)).toEqual(['young'])
})

test('APP-18 storage keeps the content type, and a wrong secret is refused', async () => {
  const store = await stores.s3()
  const key = newFileKey()
  await store.put(key, bytes, 'application/pdf')
  expect(storage.objects.get(`/reisewerk/${key}`)?.contentType).toBe('application/pdf')

  const intruder = await openFileStore({ folder: null, s3: { ...access, secret: 'wrong', endpoint: storage.endpoint } })
  await expect(intruder.get(key)).rejects.toThrow('403')
  await expect(intruder.put(key, bytes, 'text/plain')).rejects.toThrow('403')
  const elsewhere = await openFileStore({
    folder: null,
    s3: { ...access, bucket: 'other', endpoint: storage.endpoint },
  })
  await expect(elsewhere.put(key, bytes, 'text/plain')).rejects.toThrow("no bucket 'other'")
})

async function contentsOf(stream: NodeJS.ReadableStream | null): Promise<Buffer | null> {
  return stream === null ? null : buffer(stream)
}

/** A small storage that keeps to S3's protocol: it checks signature and checksum and keeps objects of one bucket. */
async function startStorage(): Promise<typeof storage> {
  const objects: typeof storage.objects = new Map()
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const path = request.url ?? ''
    if (!isSigned(request, body))
      return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    if (!path.startsWith(`/${access.bucket}/`))
      return response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>')
    const object = objects.get(path)
    if (request.method === 'PUT') {
      objects.set(path, { body, contentType: request.headers['content-type'] ?? '' })
      return response.writeHead(200).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(path)
      return response.writeHead(204).end()
    }
    if (object === undefined) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    return response.writeHead(200, { 'content-type': object.contentType }).end(object.body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { server, objects, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Signature version 4 as the service's documentation describes it, computed anew from what arrived. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
  const [, credential = '', names = '', signature] = pattern.exec(request.headers.authorization ?? '') ?? []
  const [accessKey, ...scope] = credential.split('/')
  const claimed = String(request.headers['x-amz-content-sha256'])
  if (accessKey !== access.key || signature === undefined) return false
  if (claimed !== 'UNSIGNED-PAYLOAD' && claimed !== sha256(body)) return false
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [request.method, request.url, '', headers.join(''), names, claimed].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope.join('/'), sha256(canonical)].join('\n')
  const signingKey = scope.reduce<Buffer | string>((key, part) => hmac(key, part), `AWS4${access.secret}`)
  return hmac(signingKey, toSign).toString('hex') === signature
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest()
