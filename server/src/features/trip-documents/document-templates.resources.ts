import {
  documentTemplateContract,
  menuContract,
  tripDetailTemplateContract,
} from '@reisewerk/domain/trip-documents/templates.contract.ts'
import { holding, isLike, nameContains } from '../../platform/resource/like.ts'
import { declare, type Param } from '../../platform/resource/resource.ts'
import { entriesOfHouse } from '../partners/house-entries.service.ts'
import { documentTemplates, menus, tripDetailTemplates } from './document-templates.tables.ts'
import { subTypeRefused } from './sub-type.ts'
import { translationRefused, tripDetailTemplateWrites } from './translation-of.service.ts'

const kept = {
  isMasterData: true,
  organisation: 'organisationId',
  columns: { organisationFilter: 'organisationId' },
} as const
/** By what it is called, or by the provider it belongs to. */
const searchWithProvider = (title: string) => (row: string, term: string, param: Param) => {
  return `${isLike(`${row}.${title}`, param(holding(term)))}
    or exists (select from providers p where p.id = ${row}.provider_id and ${nameContains('p', term, param)})`
}

/** What trip documents are written from (002 §7). */
export const documentTemplatesResources = [
  declare(tripDetailTemplateContract, {
    ...kept,
    ...tripDetailTemplateWrites,
    table: tripDetailTemplates,
    constraints: {
      trip_detail_templates_sub_type: subTypeRefused,
      trip_detail_templates_translation: translationRefused,
    },
    search: searchWithProvider('title'),
    defaultOrder: (row) => `${row}.position_in_document, ${row}.title, ${row}.id`,
  }),
  declare(menuContract, {
    ...kept,
    ...entriesOfHouse('menus', { provider: { to: 'provider', table: 'menus', column: 'provider_id' } }),
    table: menus,
    // A menu that names no kind of request can be chosen for all.
    filters: {
      requestTypes: (row, values, param) =>
        `${row}.request_types = '{}' or ${row}.request_types && ${param(values)}::text[]`,
    },
    search: searchWithProvider('name'),
    defaultOrder: (row) => `${row}.name, ${row}.id`,
  }),
  declare(documentTemplateContract, {
    ...kept,
    table: documentTemplates,
    search: nameContains,
    defaultOrder: (row) => `${row}.name, ${row}.id`,
  }),
]
