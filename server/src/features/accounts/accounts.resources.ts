import { organisationContract } from '@reisewerk/domain/accounts/organisation.contract.ts'
import { userContract } from '@reisewerk/domain/accounts/user.contract.ts'
import { idOfLink } from '@reisewerk/domain/wire.ts'
import { declare, type Param } from '../../platform/resource/resource.ts'
import { organisations, users } from './accounts.tables.ts'
import { changeHouse } from './house/house.service.ts'

/** Who belongs to one of these organisations: only they see its trips (000 §6). */
function worksFor(row: string, values: readonly string[], param: Param): string {
  // What is no number names no organisation.
  const ids = values.map((value) => idOfLink(value, 'organisations') ?? (/^\d{1,15}$/.test(value) ? Number(value) : 0))
  return `exists (select from user_organisations m where m.user_id = ${row}.id and m.organisation_id = any (${param(ids)}::bigint[]))`
}

/** Colleagues and houses are read by everybody who shares an organisation; administrators keep what a house says of itself. */
export const accountsResources = [
  declare(userContract, {
    table: users,
    only: ['list', 'get', 'options'],
    filters: { 'organisations.id': worksFor },
    defaultOrder: (row) => `${row}.last_name, ${row}.id`,
  }),
  declare(organisationContract, {
    table: organisations,
    only: ['list', 'get', 'options', 'update'],
    update: changeHouse,
    defaultOrder: (row) => `${row}.id`,
  }),
]
