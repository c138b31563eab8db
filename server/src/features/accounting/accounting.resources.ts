import { datevExportContract } from '@reisewerk/domain/accounting/datev/datev-export.contract.ts'
import { declare } from '../../platform/resource/resource.ts'
import { datevExports } from './accounting.tables.ts'

/** Files for the tax adviser; they come of exporting. */
export const accountingResources = [
  declare(datevExportContract, {
    table: datevExports,
    defaultOrder: (row) => `${row}.id desc`,
    only: ['list', 'get', 'options'],
  }),
]
