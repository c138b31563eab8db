import type { DocumentSigner } from '@reisewerk/domain/documents/document-source.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'

/** Whoever looks at the letter signs it. */
export async function readSigner(trx: Transaction): Promise<DocumentSigner> {
  const [signer] = await trx.query<DocumentSigner>(
    `select trim(first_name || ' ' || last_name) as name, job_title as role, phone, email from users where id = $1`,
    [trx.actor.userId],
  )
  return signer ?? { name: '', role: '', phone: '', email: '' }
}

export async function keepLogo(trx: Transaction, organisationId: number, svg: string | null): Promise<void> {
  await trx.query('update organisations set logo_svg = $2 where id = $1', [organisationId, svg])
}
