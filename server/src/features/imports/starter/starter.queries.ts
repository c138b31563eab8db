import type { StarterKind } from '@reisewerk/domain/imports/starter.contract.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import type { StarterRow } from './starter-data.ts'

type Written = {
  /** The fields of a row, as `jsonb_to_recordset` names them. */
  readonly fields: string
  /**
   * When an entry `t` is this one already, whatever became of it: under one of its names, or where it stands. Each is asked on its
   * own and begins with an equality, so that it is answered by hashes.
   */
  readonly same: readonly string[]
  readonly columns: string
  readonly values: string
  /** What else a row is read with to be written … */
  readonly with?: string
  /** … and as much of it as it takes to tell whether it is there; connections of ports that are missing are missing as well. */
  readonly found?: string
}

const located = 'country text, name text, latitude float8, longitude float8'
const isNear = (degrees: number) =>
  `t.country = x.country and abs(t.latitude - x.latitude) < ${degrees} and abs(t.longitude - x.longitude) < ${degrees * 1.5}`
/** The town a harbour or station belongs to: the next one within walking distance or so. */
const town = `left join lateral (select p.id from places p where p.country = x.country and not p.is_retired
    and p.latitude between x.latitude - 0.04 and x.latitude + 0.04 and p.longitude between x.longitude - 0.06 and x.longitude + 0.06
  order by (p.latitude - x.latitude) ^ 2 + ((p.longitude - x.longitude) * 0.65) ^ 2 limit 1) town on true`

const ofDestination = 'left join destinations d on folded(d.name) = folded(x.destination)'
const portNamed = (name: string) =>
  `lateral (select p.id from ports p where folded(p.name) = folded(${name}) and not p.is_retired order by p.id limit 1)`

/** How each kind is told from what is there and written. What a house has already stays as it is. */
const written: Readonly<Record<StarterKind, Written>> = {
  destinations: {
    fields: located,
    same: ['folded(t.name) = folded(x.name)'],
    columns: 'name, country, latitude, longitude',
    values: 'x.name, x.country, x.latitude, x.longitude',
  },
  areas: {
    fields: 'name text, destination text',
    same: ['folded(t.name) = folded(x.name) and t.destination_id is not distinct from d.id'],
    with: ofDestination,
    found: ofDestination,
    columns: 'name, destination_id',
    values: 'x.name, d.id',
  },
  places: {
    fields: `${located}, there text, "else" text, area text, destination text`,
    same: [
      'folded(t.name) = folded(x.name)',
      'folded(t.name) = folded(x.there)',
      'folded(t.name) = folded(x."else")',
    ].map((name) => `${name} and ${isNear(0.3)}`),
    with: `${ofDestination}
      left join lateral (select a.id from areas a where a.destination_id = d.id and folded(a.name) = folded(x.area)
        and not a.is_retired order by a.id limit 1) a on true`,
    columns: 'name, country, area_id, latitude, longitude',
    values: 'x.name, x.country, a.id, x.latitude, x.longitude',
  },
  ports: {
    fields: located,
    same: [`folded(t.name) = folded(x.name) and ${isNear(0.3)}`, isNear(0.005)],
    with: town,
    columns: 'name, country, place_id, latitude, longitude',
    values: 'x.name, x.country, town.id, x.latitude, x.longitude',
  },
  port_connections: {
    fields: '"from" text, "to" text, minutes int, night boolean',
    same: ['t.start_port_id = f.id and t.end_port_id = e.id'],
    with: `join ${portNamed('x."from"')} f on true join ${portNamed('x."to"')} e on e.id <> f.id`,
    found: `left join ${portNamed('x."from"')} f on true left join ${portNamed('x."to"')} e on e.id <> f.id`,
    columns: 'start_port_id, end_port_id, duration_minutes, is_night',
    values: 'f.id, e.id, x.minutes, x.night',
  },
  airports: {
    fields: `code text, ${located}`,
    same: ['t.iata_code = x.code'],
    columns: 'name, iata_code, country, latitude, longitude',
    values: 'x.name, x.code, x.country, x.latitude, x.longitude',
  },
  train_stations: {
    fields: located,
    same: [`folded(t.name) = folded(x.name) and ${isNear(0.3)}`, isNear(0.001)],
    with: town,
    columns: 'name, country, place_id, latitude, longitude',
    values: 'x.name, x.country, town.id, x.latitude, x.longitude',
  },
}

const isMissing = (kind: StarterKind) =>
  written[kind].same.map((same) => `not exists (select from ${kind} t where ${same})`).join(' and ')

/** Writes those rows that are not there yet, all in one statement. @returns how many they were */
export async function insertMissing(trx: Transaction, kind: StarterKind, rows: readonly StarterRow[]): Promise<number> {
  const { fields, columns, values, with: joins = '' } = written[kind]
  const [done] = await trx.query<{ count: number }>(
    `with added as (insert into ${kind} (${columns})
       select ${values} from jsonb_to_recordset($1::jsonb) as x(${fields}) ${joins} where ${isMissing(kind)} returning 1)
     select count(*)::int as count from added`,
    [JSON.stringify(rows)],
  )
  return done?.count ?? 0
}

/** How many rows of a kind are not there yet. */
export async function countMissing(trx: Transaction, kind: StarterKind, rows: readonly StarterRow[]): Promise<number> {
  const { fields, found = '' } = written[kind]
  const [counted] = await trx.query<{ count: number }>(
    `select count(*)::int as count from jsonb_to_recordset($1::jsonb) as x(${fields}) ${found} where ${isMissing(kind)}`,
    [JSON.stringify(rows)],
  )
  return counted?.count ?? 0
}

/** Whatever house begins: geography is everybody's, so two loads go one after the other. */
export async function lockStarter(trx: Transaction): Promise<void> {
  await trx.query(`select pg_advisory_xact_lock(hashtext('starter geography'))`)
}
