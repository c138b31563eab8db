import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import {
  personalDataErasureContract,
  personalDataReadingContract,
  readingReasons,
} from '@reisewerk/domain/room-lists/personal/readings.contract.ts'
import { toldTogether } from '@reisewerk/domain/room-lists/personal/told-together.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { listOf } from '../../../lib/api.ts'
import { clock, day } from '../../../lib/format.ts'
import { paths } from '../../../paths.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import table from '../../../ui/lists/table.module.css'
import classes from './personal-data-log.module.css'

type Reading = ItemOf<typeof personalDataReadingContract>
type Erasure = ItemOf<typeof personalDataErasureContract>

const pageSize = 50
/** A page as long as the API gives. */
const most = 500
const failed = 'Die Liste konnte nicht geladen werden.'

/** Who was shown personal data of guests, and what of it was erased after its time, for administrators (ROOM-06). */
export function PersonalDataLog({ organisationId }: { organisationId: number }) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 400)
  const asked = { 'organisationFilter.id': organisationId, ...(search !== '' && { _search: search }) }
  return (
    <>
      <div className={classes.search}>
        <TextInput
          label="Reise"
          placeholder="Vorgangsnummer, Gruppe oder Reisename"
          leftSection={<IconSearch size={14} stroke={1.7} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <Readings key={search} asked={asked} />
      <Erasures asked={asked} />
    </>
  )
}

type Asked = { readonly 'organisationFilter.id': number; readonly _search?: string }

function Readings({ asked }: { asked: Asked }) {
  const [count, setCount] = useState(pageSize)
  const found = useQuery({
    ...listOf(personalDataReadingContract, { query: { ...asked, _itemsPerPage: count } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Panel title="Gelesen" hint={found.data?.total} flush>
      <Log<Reading & { times: number }>
        label="Wer Personendaten gelesen hat"
        found={{ ...found, data: found.data && { items: toldTogether(found.data.items) } }}
        empty="Niemand hat Personendaten gelesen."
        columns={[
          ['Gelesen von', ({ userName }) => userName],
          ['Anlass', ({ reason, times }) => `${readingReasons[reason].label}${times === 1 ? '' : `, ${times}-mal`}`],
        ]}
      />
      {found.data !== undefined && found.data.total > found.data.items.length && count < most && (
        <div className={classes.more}>
          <Button variant="default" size="compact-sm" onClick={() => setCount(Math.min(count + 150, most))}>
            Mehr anzeigen
          </Button>
        </div>
      )}
    </Panel>
  )
}

function Erasures({ asked }: { asked: Asked }) {
  const found = useQuery({
    ...listOf(personalDataErasureContract, { query: { ...asked, _itemsPerPage: 200 } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Panel title="Gelöscht nach der Datenschutz-Frist" hint={found.data?.total} flush>
      <Log<Erasure>
        label="Was nach der Datenschutz-Frist gelöscht wurde"
        found={found}
        empty="Es wurde noch nichts gelöscht."
        columns={[['Dokumente', ({ documents }) => documents]]}
      />
    </Panel>
  )
}

type LogProps<Entry> = {
  label: string
  empty: string
  found: {
    readonly data: { readonly items: readonly Entry[] } | undefined
    readonly isError: boolean
    readonly refetch: () => Promise<unknown>
  }
  columns: readonly (readonly [title: string, show: (entry: Entry) => string | number])[]
}

function Log<Entry extends Erasure | Reading>({ label, empty, found, columns }: LogProps<Entry>) {
  const { data, isError, refetch } = found
  if (data === undefined)
    return isError ? <ErrorState text={failed} onRetry={() => void refetch()} /> : <LoadingRows rows={4} />
  if (data.items.length === 0) return <p className={classes.empty}>{empty}</p>
  return (
    <table className={table.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Zeitpunkt</th>
          <th scope="col">Reise</th>
          <th scope="col" className={table.number}>
            Gäste
          </th>
          {columns.map(([title]) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.items.map((entry) => (
          <tr key={entry.id}>
            <td>
              {day(entry.at)} {clock(entry.at)}
            </td>
            <td>
              <Link {...paths.order(idOf(entry.order))}>{entry.orderNumber}</Link> {entry.groupName}
            </td>
            <td className={table.number}>{entry.guests === 0 ? '' : entry.guests}</td>
            {columns.map(([title, show]) => (
              <td key={title}>{show(entry)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
