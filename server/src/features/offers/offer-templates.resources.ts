import { offerIncludedLineContract } from '@reisewerk/domain/offers/included/included-line.contract.ts'
import {
  bulletPointContract,
  offerBulletPointContract,
  offerIntroTemplateContract,
} from '@reisewerk/domain/offers/offer-templates.contract.ts'
import { offerPhotoContract } from '@reisewerk/domain/offers/photos/offer-photo.contract.ts'
import { holding, isLike, nameContains } from '../../platform/resource/like.ts'
import { declare } from '../../platform/resource/resource.ts'
import { bulletPoints, offerBulletPoints, offerIncludedLines, offerIntroTemplates } from './offer-templates.tables.ts'
import { offerPhotos } from './photos/offer-photos.tables.ts'

const kept = {
  isMasterData: true,
  organisation: 'organisationId',
  columns: { organisationFilter: 'organisationId' },
} as const

/** What offers are written from (002 §7). */
export const offerTemplatesResources = [
  declare(offerIntroTemplateContract, {
    ...kept,
    table: offerIntroTemplates,
    search: nameContains,
    defaultOrder: (row) => `${row}.name, ${row}.id`,
  }),
  declare(bulletPointContract, {
    ...kept,
    table: bulletPoints,
    search: (row, term, param) =>
      isLike(`concat_ws(' ', ${row}.section, ${row}.internal_section_name)`, param(holding(term))),
    defaultOrder: (row) => `${row}.section, ${row}.id`,
    constraints: {
      bullet_points_once: { propertyPath: 'key', message: 'Diesen Abschnitt gibt es in dieser Sprache schon.' },
    },
  }),
  declare(offerIncludedLineContract, {
    table: offerIncludedLines,
    defaultOrder: (row) => `${row}.sort, ${row}.id`,
    only: [],
  }),
  declare(offerPhotoContract, {
    table: offerPhotos,
    defaultOrder: (row) => `${row}.sort, ${row}.id`,
    constraints: {
      offer_photos_once: { propertyPath: 'photos', message: 'Ein Foto steht an einem Tag nur einmal.' },
    },
    only: [],
  }),
  declare(offerBulletPointContract, {
    table: offerBulletPoints,
    defaultOrder: (row) => `${row}.sort, ${row}.id`,
    only: [],
  }),
]
