import { furtherBankFault } from '@reisewerk/domain/accounting/datev/bank-accounts.ts'
import { defaultSettings, type Settings, type StoredSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { changedSettings, settingsOf } from '@reisewerk/domain/accounts/stored-settings.contract.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { conflict, notFound, refused } from '../../platform/errors.ts'
import { readHouse } from './house/house.service.ts'

export type VersionedSettings = { version: number; settings: Settings }

/**
 * The switches of an organisation, defaults filled in (APP-05).
 * @throws ApiError 404 when the actor does not belong to it
 */
export async function readSettings(trx: Transaction, organisationId: number): Promise<VersionedSettings> {
  const rows = await trx.query<StoredRow>(
    `select s.values, s.version from organisations o left join organisation_settings s on s.organisation_id = o.id
     where o.id = $1`,
    [organisationId],
  )
  const row = rows[0]
  if (row === undefined) throw notFound('Die Organisation')
  return trx.actor.maySeePurchase ? versioned(row) : withoutMargins(versioned(row))
}

/** What a house wants to earn is shown as if nobody had set it to who may not see purchase figures (decision 022). */
function withoutMargins({ version, settings }: VersionedSettings): VersionedSettings {
  const { margins } = defaultSettings.calculation
  return { version, settings: { ...settings, calculation: { ...settings.calculation, margins } } }
}

/**
 * Changes the switches a body names, and only those.
 * @param expectedVersion of the settings the change was made on; null when the caller does not say
 * @throws ApiError 404 when the actor does not belong to the organisation, 409 when they changed in between, 422 for a bank account that is none of the house's
 */
export async function changeSettings(
  trx: Transaction,
  organisationId: number,
  change: StoredSettings,
  expectedVersion: number | null,
): Promise<VersionedSettings> {
  const before = await lockSettings(trx, organisationId)
  if (expectedVersion !== null && expectedVersion !== before.version) throw conflict(settingsOf(before.values))
  const banks = change.accounting?.furtherBanks ?? []
  if (banks.length > 0) {
    const house = await readHouse(trx, organisationId)
    const own = house === null ? [] : [house.iban, ...house.furtherIbans]
    const fault = furtherBankFault(banks, before.values?.accounting?.furtherBanks ?? [], own)
    if (fault !== null) throw refused(fault)
  }
  const values = changedSettings(before.values ?? {}, change)
  const rows = await trx.query<StoredRow>(
    'update organisation_settings set values = $2 where organisation_id = $1 returning values, version',
    [organisationId, JSON.stringify(values)],
  )
  return versioned(rows[0])
}

type StoredRow = { values: StoredSettings | null; version: number | null }

function versioned(row: StoredRow | undefined): VersionedSettings {
  return { version: row?.version ?? 1, settings: settingsOf(row?.values) }
}

async function lockSettings(trx: Transaction, organisationId: number): Promise<StoredRow> {
  const known = await trx.query('select from organisations where id = $1', [organisationId])
  if (known.length === 0) throw notFound('Die Organisation')
  await trx.query('insert into organisation_settings (organisation_id) values ($1) on conflict do nothing', [
    organisationId,
  ])
  const rows = await trx.query<StoredRow>(
    'select values, version from organisation_settings where organisation_id = $1 for update',
    [organisationId],
  )
  const row = rows[0]
  if (row === undefined) throw new Error('the settings just written are not there')
  return row
}
