import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { checkFileKey } from './file-key.ts'
import type { FileStore } from './file-store.ts'

export type S3Settings = { endpoint: string; bucket: string; key: string; secret: string; region: string }

const timeLimitMs = 60_000

/** Any storage that speaks S3; the bucket stands in the path, which all of them understand. */
export function openS3Files({ endpoint, bucket, key: accessKeyId, secret, region }: S3Settings): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey: secret, region, service: 's3', retries: 3 })
  const urlOf = (key: string) => `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}/${checkFileKey(key)}`

  async function request(key: string, init: RequestInit): Promise<Response> {
    const response = await client.fetch(urlOf(key), { ...init, signal: AbortSignal.timeout(timeLimitMs) })
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    throw new Error(`The file storage answered ${response.status} to ${init.method}`)
  }

  return {
    kind: 's3',
    async put(key, bytes, contentType) {
      const response = await request(key, {
        method: 'PUT',
        // A copy in a buffer of its own: fetch does not take memory that may be shared.
        body: new Uint8Array(bytes),
        headers: {
          'content-type': contentType,
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
        },
      })
      if (!response.ok) throw new Error(`The file storage has no bucket '${bucket}'`)
      await response.body?.cancel()
    },
    async get(key) {
      const response = await request(key, { method: 'GET' })
      if (response.ok && response.body !== null) {
        // The browser's type of the same stream; Node's has a few more methods.
        return Readable.fromWeb(response.body as ReadableStream)
      }
      await response.body?.cancel()
      return null
    },
    async remove(key) {
      const response = await request(key, { method: 'DELETE' })
      await response.body?.cancel()
    },
  }
}
