import { IconFileImport, IconListCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { count } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { countOf } from './api.ts'
import { type KindName, kindNames } from './kind-names.ts'
import { kinds } from './kinds.ts'
import classes from './master-data-index.module.css'

/** In which order the kinds stand on the page, and under which heading. */
const areas: readonly { title: string; names: readonly KindName[] }[] = [
  { title: 'Kunden', names: ['clients', 'contacts'] },
  { title: 'Leistungsträger', names: ['providers', 'hotels', 'ferries', 'airlines', 'trains', 'agencies'] },
  {
    title: 'Geografie',
    names: ['destinations', 'areas', 'places', 'ports', 'airports', 'train_stations', 'train_routes'],
  },
  {
    title: 'Leistungen',
    names: [
      'other_service_types',
      'other_services',
      'predefined_route_details',
      'location_charges',
      'predefined_free_text_items',
      'infos',
      'menus',
    ],
  },
  {
    title: 'Vorlagen',
    names: [
      'offer_intro_templates',
      'bullet_points',
      'condition_sets',
      'trip_detail_templates',
      'document_templates',
      'email_templates',
    ],
  },
]

export function MasterDataIndex() {
  const { user } = useSession()
  return (
    <main className={classes.page}>
      <PageHead title="Stammdaten" hint="Woraus Reisen gemacht werden" />
      <div className={classes.areas}>
        {areas.map(({ title, names }) => (
          <section key={title} className={classes.area} aria-label={title}>
            <h2 className={classes.title}>{title}</h2>
            <ul>
              {names.map((name) => (
                <KindLine key={name} name={name} />
              ))}
            </ul>
          </section>
        ))}
        <section className={classes.area} aria-label="Aufgaben">
          <h2 className={classes.title}>Aufgaben</h2>
          <ul>
            <li>
              <Link {...paths.taskTemplates()} className={classes.line}>
                <IconListCheck size={16} stroke={1.7} className={classes.icon} aria-hidden />
                <span className={classes.name}>Vorlagen für Aufgaben und Checklisten</span>
              </Link>
            </li>
          </ul>
        </section>
        {user.isAdmin && (
          <section className={classes.area} aria-label="Mitgebrachtes">
            <h2 className={classes.title}>Mitgebrachtes</h2>
            <ul>
              <li>
                <Link {...paths.imports()} className={classes.line}>
                  <IconFileImport size={16} stroke={1.7} className={classes.icon} aria-hidden />
                  <span className={classes.name}>Import aus Tabellen</span>
                </Link>
              </li>
            </ul>
          </section>
        )}
      </div>
    </main>
  )
}

function KindLine({ name }: { name: KindName }) {
  const kind = kinds[name]
  const total = useQuery(countOf(kind))
  return (
    <li>
      <Link {...paths.masterList(name)} className={classes.line}>
        <kind.icon size={16} stroke={1.7} className={classes.icon} aria-hidden />
        <span className={classes.name}>{kindNames[name][1]}</span>
        <span className={classes.count}>{total.data === undefined ? '' : count(total.data)}</span>
      </Link>
    </li>
  )
}
