import type { FastifyReply } from 'fastify'

/** A file as the browser saves it; nobody between keeps a copy. */
export function sentFile(
  reply: FastifyReply,
  { name, content }: { name: string; content: Buffer },
  type: string,
): Buffer {
  reply.headers({
    'content-type': type,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'private, no-store',
  })
  return content
}
