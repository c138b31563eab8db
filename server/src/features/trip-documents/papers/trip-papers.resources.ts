import {
  tripPaperAttachmentContract,
  tripPapersContract,
} from '@reisewerk/domain/trip-documents/papers/trip-papers.contract.ts'
import { declare } from '../../../platform/resource/resource.ts'
import { changePapers, openPapers } from './trip-papers.service.ts'
import { tripPaperAttachments, tripPapers } from './trip-papers.tables.ts'

export const tripPapersResources = [
  declare(tripPapersContract, {
    table: tripPapers,
    parents: { attachments: { column: 'tripPapersId' } },
    create: openPapers,
    update: changePapers,
    only: ['list', 'get', 'create', 'update', 'options'],
  }),
  declare(tripPaperAttachmentContract, {
    table: tripPaperAttachments,
    defaultOrder: (row) => `${row}.sort, ${row}.id`,
    only: [],
  }),
]
