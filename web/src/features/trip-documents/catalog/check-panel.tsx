import { documentLocale } from '@reisewerk/domain/accounts/document-locale.ts'
import { catalogLanguageChecks } from '@reisewerk/domain/trip-documents/catalog/catalog-language-checks.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { count } from '../../../lib/format.ts'
import { useOptions } from '../../../lib/options.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Checklist } from '../../../ui/lists/checklist.tsx'
import { settingsOf } from '../../accounts/api.ts'
import { tripOf } from '../../orders/trip/api.ts'
import classes from './catalog.module.css'
import { type CatalogDay, catalogDaysOf } from './catalog-days.tsx'

/** What is not in the language of the file (MOVE-08): as asked of the server, that of the trip where the house has several. */
function LanguageChecks({ orderId, days }: { orderId: number; days: readonly CatalogDay[] }) {
  const { data: trip } = useQuery(tripOf(orderId))
  const house = trip === undefined ? null : idOf(trip.organisationFilter)
  const { data: settings } = useQuery({ ...settingsOf(house ?? 0), enabled: house !== null })
  if (trip === undefined || settings === undefined) return null
  const { offer, general } = settings
  const choice = { asked: null, ofOrder: trip.orderLocale, ofHouse: general.defaultLocale }
  const locale = documentLocale({ isMultilingual: offer.multiLanguage, ...choice })
  return <Checklist label="Prüfung vor dem Erzeugen" checks={catalogLanguageChecks(days, orderId, locale)} />
}

/** How far the check of the texts is, as a bar and in figures. */
export function CheckPanel({ orderId }: { orderId: number }) {
  const { data } = useQuery(catalogDaysOf(orderId))
  const { all } = useOptions('concept_check')
  const days = data?.items ?? []
  const counts = all.map((status) => ({
    ...status,
    number: days.filter(({ checkStatus }) => checkStatus === status.key).length,
  }))
  const checked = days.filter(({ checkStatus }) => checkStatus === 'checked').length
  if (days.length === 0) return null
  return (
    <Panel title="Prüfung" hint={`${checked} von ${days.length} Tagen geprüft`}>
      <div className={classes.bar} aria-hidden>
        {counts.map(({ key, tone, number }) => (
          <i key={key} style={{ flex: number, background: `var(--rw-${tone}-mark)` }} />
        ))}
      </div>
      <dl className={classes.counts}>
        {counts.map(({ key, label, tone, number }) => (
          <div key={key}>
            <dt>
              <i className={classes.dot} style={{ background: `var(--rw-${tone}-mark)` }} aria-hidden /> {label}
            </dt>
            <dd>{count(number)}</dd>
          </div>
        ))}
      </dl>
      <LanguageChecks orderId={orderId} days={days} />
    </Panel>
  )
}
