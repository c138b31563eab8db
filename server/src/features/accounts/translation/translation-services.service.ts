import type { translationServiceContract } from '@reisewerk/domain/accounts/translation/translation-service.contract.ts'
import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { isLoopback } from '../../../platform/env.ts'
import { forbidden, notFound, violated } from '../../../platform/errors.ts'
import { type Desk, resourceOf } from '../../../platform/resource/resource.ts'
import { insertItem, removeItem, updateItem } from '../../../platform/resource/write.ts'
import type { Seal } from '../../../platform/seal/seal.ts'

type Contract = typeof translationServiceContract

/** What a key is sealed for: copied to another row it opens nothing. */
const purposeOf = (organisationId: number) => `translation service of organisation ${organisationId}`

/**
 * Says where a house has texts translated (INV-09); its key is kept sealed.
 * @throws ApiError 403 for who is no administrator, 422 for an open line
 */
export async function addTranslationService(trx: Transaction, body: NewBodyOf<Contract>, desk: Desk): Promise<number> {
  if (!trx.actor.isAdmin) throw forbidden()
  const { key = '', ...fields } = body
  checkAddress(fields.address)
  if (key === '') throw violated({ propertyPath: 'key', message: 'Bitte einen Schlüssel eingeben' })
  const id = await insertItem(trx, desk.resources, resourceOf(desk.resources, 'translation_services'), fields)
  await keepKey(trx, id, desk.seal.close(key, purposeOf(fields.organisation)))
  return id
}

/** Changes it. @throws ApiError as {@link addTranslationService}, 404 */
export async function changeTranslationService(
  trx: Transaction,
  id: number,
  body: BodyOf<Contract>,
  desk: Desk,
): Promise<void> {
  const before = await serviceToKeep(trx, id)
  const { key = '', ...fields } = body
  const address = fields.address ?? before.address
  checkAddress(address)
  // A key goes to the service it was given for, and to no other.
  if (key === '' && new URL(address).origin !== new URL(before.address).origin) {
    throw violated({ propertyPath: 'key', message: 'Bitte den Schlüssel für diesen Dienst eingeben' })
  }
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'translation_services'), id, fields)
  if (key !== '') await keepKey(trx, id, desk.seal.close(key, purposeOf(before.organisationId)))
}

/** Takes it off: from now on nothing leaves the house. */
export async function removeTranslationService(trx: Transaction, id: number, desk: Desk): Promise<void> {
  await serviceToKeep(trx, id)
  await removeItem(trx, resourceOf(desk.resources, 'translation_services'), id)
}

type Kept = { readonly organisationId: number; readonly address: string }

async function serviceToKeep(trx: Transaction, id: number): Promise<Kept> {
  const [kept] = await trx.query<Kept>(
    'select organisation_id::int as "organisationId", address from translation_services where id = $1',
    [id],
  )
  if (kept === undefined) throw notFound('Übersetzungsdienst')
  if (!trx.actor.isAdmin) throw forbidden()
  return kept
}

async function keepKey(trx: Transaction, id: number, sealedKey: string): Promise<void> {
  await trx.query(
    `insert into translation_keys (service_id, organisation_id, sealed_key)
     select id, organisation_id, $2 from translation_services where id = $1
     on conflict (service_id) do update set sealed_key = excluded.sealed_key`,
    [id, sealedKey],
  )
}

/** Key and texts go over no open line, but to a service on this machine. */
function checkAddress(address: string): void {
  if (!URL.canParse(address)) {
    throw violated({ propertyPath: 'address', message: 'Bitte eine Adresse wie https://api.deepl.com eingeben' })
  }
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:' || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'))) return
  const message = 'Texte und Schlüssel gehen nur verschlüsselt hinaus: bitte eine Adresse mit https:// angeben.'
  throw violated({ propertyPath: 'address', message })
}

/** @returns null for a key that another one sealed */
export function openedKey(seal: Seal, sealedKey: string, organisationId: number): string | null {
  return seal.open(sealedKey, purposeOf(organisationId))
}
