import { offerVersionContract } from '@reisewerk/domain/offers/versions/offer-version.contract.ts'
import { declare } from '../../../platform/resource/resource.ts'
import { offerVersions } from './offer-versions.tables.ts'

export const offerVersionsResources = [
  declare(offerVersionContract, {
    table: offerVersions,
    defaultOrder: (row) => `${row}.id desc`,
    only: ['list', 'get', 'options'],
  }),
]
