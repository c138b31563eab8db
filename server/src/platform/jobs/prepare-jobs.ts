import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { urlOfRole } from '../database/roles.ts'

/** Any fixed number: processes that start at once prepare one after the other. */
const lockKey = 7_351_205

/**
 * Brings the queue's own schema up to date; comes after `migrate`, which makes the roles.
 * @param adminUrl connection of the owner
 */
export async function prepareJobs(adminUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: adminUrl })
  await owner.connect()
  try {
    await owner.query('select pg_advisory_lock($1)', [lockKey])
    await owner.query('create schema if not exists pgboss authorization reisewerk_jobs')
    await installQueue(urlOfRole(adminUrl, 'reisewerk_jobs'))
    await owner.query(outbox)
  } finally {
    await owner.end()
  }
}

async function installQueue(connectionString: string): Promise<void> {
  const boss = new PgBoss({
    connectionString,
    schema: 'pgboss',
    createSchema: false,
    supervise: false,
    schedule: false,
    max: 2,
  })
  const failed = new Promise<never>((_, reject) => boss.once('error', reject))
  await Promise.race([boss.start(), failed])
  await boss.stop({ graceful: false })
}

const outbox = `
  create table if not exists pgboss.outbox (
    id bigint generated always as identity primary key,
    name text not null,
    data jsonb not null,
    start_after timestamptz,
    created_at timestamptz not null default now()
  );
  grant usage on schema pgboss to reisewerk_app;
  grant insert on pgboss.outbox to reisewerk_app;
  grant select, update, delete on pgboss.outbox to reisewerk_jobs`
