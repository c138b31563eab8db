import { organisationContract } from '@reisewerk/domain/accounts/organisation.contract.ts'
import { userContract } from '@reisewerk/domain/accounts/user.contract.ts'
import { declare } from '../../platform/resource/resource.ts'
import { organisations, users } from './accounts.tables.ts'

/** Colleagues and houses are read by everybody who shares an organisation; changing them has screens of its own. */
export const accountsResources = [
  declare(userContract, {
    table: users,
    only: ['list', 'get', 'options'],
    defaultOrder: (row) => `${row}.last_name, ${row}.id`,
  }),
  declare(organisationContract, {
    table: organisations,
    only: ['list', 'get', 'options'],
    defaultOrder: (row) => `${row}.id`,
  }),
]
