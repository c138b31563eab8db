import { roadLinkContract } from '@reisewerk/domain/trip-documents/road/road-link.contract.ts'
import { declare } from '../../../platform/resource/resource.ts'
import { roadLinks } from './road-links.tables.ts'

const openings = (row: string) => `from road_link_openings g where g.road_link_id = ${row}.id`

/** They are made and revoked by use cases of their own; the token is told once, to whoever makes one. */
export const roadLinksResources = [
  declare(roadLinkContract, {
    table: roadLinks,
    computed: {
      openings: (row) => `(select count(*)::int ${openings(row)})`,
      lastOpenedAt: (row) => `(select max(g.at) ${openings(row)})`,
    },
    defaultOrder: (row) => `${row}.id desc`,
    only: ['list', 'get', 'options'],
  }),
]
