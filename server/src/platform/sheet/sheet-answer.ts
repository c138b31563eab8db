import type { FastifyReply } from 'fastify'
import type { Sheet } from './sheet.ts'
import { writeSheet } from './write-sheet.ts'

/** A sheet as the file a browser downloads (APP-20). */
export async function sheetAnswer(reply: FastifyReply, sheet: Sheet): Promise<Buffer> {
  const file = await writeSheet(sheet)
  reply.header('content-type', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${sheet.name}.xlsx`)}`)
  reply.header('cache-control', 'private, no-store')
  return file
}
