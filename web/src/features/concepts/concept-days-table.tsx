import { Popover, Select, TextInput } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, type Violation } from '../../lib/http.ts'
import { useOptions } from '../../lib/options.ts'
import { CountField } from '../../ui/fields/count-field.tsx'
import { Lookup } from '../../ui/fields/lookup.tsx'
import { SeveralOrNew } from '../../ui/fields/or-new/several-or-new.tsx'
import { tooLong } from '../../ui/fields/too-long.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Choice } from '../../ui/inline/inline-select.tsx'
import table from '../../ui/lists/table.module.css'
import { Badge } from '../../ui/marks/badge.tsx'
import { KindIcon } from '../../ui/marks/kind-icon.tsx'
import { notice } from '../../ui/notices/notice.tsx'
import { dayConceptOf, dayConceptsOf, differencesOf, type ListedService } from './api.ts'
import classes from './concepts.module.css'
import { type DayRow, type OfTrip, ownRow, withConcept } from './day-row.ts'

const yesNo = [
  { value: 'true', label: 'Ja' },
  { value: 'false', label: 'Nein' },
]
const columns = [
  ['Tag', 52],
  ['Vorhandenes Tageskonzept', 180],
  ['Info', 104],
  ['Inaktiv', 74],
  ['Tagesüberschrift', undefined],
  ['Untertitel', undefined],
  ['Km', 68],
  ['Destinationen', 190],
  ['Kategorie', 184],
  ['LT speichern', 92],
] as const

type Props = {
  rows: readonly DayRow[]
  onChange: (row: DayRow) => void
  organisation: number
  ofTrip: OfTrip
  destinations: readonly Choice[]
  categories: readonly Choice[]
  violations: readonly Violation[]
}

/** The trip's days and how each is kept (000 §2.5). */
export function ConceptDaysTable({ rows, violations, ...shared }: Props) {
  if (rows.length === 0) return <p className={classes.quiet}>Es gibt keine Tage</p>
  return (
    <table className={`${table.table} ${classes.days}`} aria-label="Tage des Gesamtkonzepts">
      <colgroup>
        {columns.map(([name, width]) => (
          <col key={name} width={width} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(([name]) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={row.day.id} {...shared} row={row} violations={violationsOf(violations, index)} />
        ))}
      </tbody>
    </table>
  )
}

/** 'days[2].name' → 'name' of the third row; what concerns a row as a whole has an empty path. */
function violationsOf(violations: readonly Violation[], index: number): Violation[] {
  const start = `days[${index}]`
  return violations
    .filter(({ propertyPath }) => propertyPath === start || propertyPath.startsWith(`${start}.`))
    .map(({ propertyPath, message }) => ({ propertyPath: propertyPath.slice(start.length + 1), message }))
}

type RowProps = Omit<Props, 'rows'> & { row: DayRow }

function Row({ row, onChange, organisation, ofTrip, destinations, categories, violations }: RowProps) {
  const choose = useChooseConcept(row, ofTrip, onChange)
  const named = (label: string) => ({ 'aria-label': `${label}: Tag ${row.number}`, disabled: row.concept !== null })
  const change = (patch: Partial<DayRow>) => onChange({ ...row, ...patch })
  const errorAt = (path: string) => violations.find(({ propertyPath }) => propertyPath === path)?.message
  const shown = ['name', 'subtitle', 'distance', 'dayConcept']
  const others = violations.filter(({ propertyPath }) => !shown.includes(propertyPath)).map(({ message }) => message)
  const yesOrNo = (label: string, name: 'isHidden' | 'withRequests') => (
    <Select
      {...named(label)}
      data={yesNo}
      allowDeselect={false}
      value={String(row[name])}
      onChange={(value) => change({ [name]: value === 'true' })}
    />
  )
  const text = (label: string, name: 'name' | 'subtitle') => (
    <TextInput
      {...named(label)}
      value={row[name]}
      title={row[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
      error={tooLong(row[name], 200) ?? errorAt(name)}
    />
  )
  return (
    <>
      <tr>
        <th scope="row">{row.number}</th>
        <td>
          <Lookup
            aria-label={`Vorhandenes Tageskonzept: Tag ${row.number}`}
            placeholder="leer = neu aufnehmen"
            clearable
            clearButtonProps={{ 'aria-label': `Tag ${row.number}: neu aufnehmen`, 'aria-hidden': false, tabIndex: 0 }}
            value={row.concept}
            onChange={(concept) => void choose(concept)}
            resource="day_concepts"
            searchKey={['day_concepts', 'lookup', 'all', organisation]}
            search={dayConceptsOf(organisation)}
            error={errorAt('dayConcept')}
          />
        </td>
        <td>
          {row.concept !== null && (
            <DifferencePreview
              conceptId={Number(row.concept.value)}
              conceptName={row.name}
              dayId={row.day.id}
              number={row.number}
            />
          )}
        </td>
        <td>{yesOrNo('Inaktiv', 'isHidden')}</td>
        <td>{text('Tagesüberschrift', 'name')}</td>
        <td>{text('Untertitel', 'subtitle')}</td>
        <td>
          <CountField
            {...named('Km')}
            value={row.distance}
            onChange={(distance) => change({ distance })}
            error={errorAt('distance')}
          />
        </td>
        <td>
          <SeveralOrNew
            {...named('Destinationen')}
            resource="destinations"
            data={destinations}
            value={row.destinations}
            onChange={(chosen) => change({ destinations: chosen.map(({ value }) => value) })}
          />
        </td>
        <td>
          <Select
            {...named('Kategorie')}
            data={[...categories]}
            allowDeselect={false}
            value={row.category}
            onChange={(category) => category !== null && change({ category })}
          />
        </td>
        <td>{yesOrNo('LT speichern', 'withRequests')}</td>
      </tr>
      {others.length > 0 && (
        <tr>
          <td />
          <td colSpan={9} role="alert" className={classes.problem}>
            {others.join(' ')}
          </td>
        </tr>
      )}
    </>
  )
}

/** Choosing a concept copies its values, clearing it brings back those of the day (000 §4). */
function useChooseConcept(row: DayRow, ofTrip: OfTrip, onChange: (row: DayRow) => void) {
  const client = useQueryClient()
  return async (concept: Choice | null) => {
    if (concept === null) return onChange(ownRow(row.day, row.number, ofTrip))
    try {
      const values = await client.fetchQuery(dayConceptOf(Number(concept.value)))
      onChange(withConcept(row, concept, values))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.bad('Das Tageskonzept konnte nicht geladen werden!', error.message)
    }
  }
}

type DifferencesProps = { conceptId: number; conceptName: string; dayId: number; number: number }

/** In which kinds the trip's day and the chosen concept differ, and on request what both hold (000 §2.5, §8). */
function DifferencePreview({ conceptId, conceptName, dayId, number }: DifferencesProps) {
  const { data, isError } = useQuery(differencesOf(conceptId, dayId))
  if (isError) return <span className={classes.problem}>nicht geladen</span>
  if (data === undefined) return null
  return (
    <span className={classes.badges}>
      {data.badges.map(({ kind, badge, title }) => (
        <Badge key={kind} tone="bad" title={title}>
          {badge}
          <span className="rw-spoken">: {title}</span>
        </Badge>
      ))}
      <Popover position="bottom-start" trapFocus returnFocus withRoles={false} shadow="md">
        <Popover.Target>
          <IconButton size={24} icon={IconEye} label={`Tag ${number}: Leistungen vergleichen`} />
        </Popover.Target>
        <Popover.Dropdown role="dialog" className={classes.preview} aria-label={`Vergleich von Tag ${number}`}>
          {/* The focus comes in, so that Escape closes this and not the dialog below. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard */}
          <div className={classes.sides} tabIndex={0} data-autofocus data-mantine-stop-propagation="true">
            <Services title={`Tag ${number} der Reise`} services={data.day} />
            <Services title={conceptName} services={data.concept} />
          </div>
        </Popover.Dropdown>
      </Popover>
    </span>
  )
}

function Services({ title, services }: { title: string; services: readonly ListedService[] }) {
  const offers = useOptions('client_offer')
  return (
    <section className={classes.compared} aria-label={title}>
      <h3 className={classes.comparedTitle}>{title}</h3>
      {services.length === 0 && <p className={classes.quiet}>Keine Leistungen</p>}
      <ul>
        {services.map(({ kind, content, startAt, clientOffer }, index) => (
          <li key={index}>
            <KindIcon kind={kind} />
            <span title={content}>{content === '' ? '–' : content}</span>
            <span className={classes.quiet}>
              {[startAt, clientOffer === 'included' ? null : offers.of(clientOffer).label].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
