import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../platform/database/migrate.ts'
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts'
import { prepareJobs } from '../platform/jobs/prepare-jobs.ts'
import { loadTestAccounts } from './test-accounts.ts'
import { databaseUrl, runSql, templateName } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's connection to the one PostgreSQL of a test run. */
    clusterUrl: string
  }
}

/**
 * Starts one PostgreSQL for the whole run and prepares the database that every test file gets a copy of: migrated, with
 * the accounts of the tests and nothing else.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'reisewerk-http-'))
  const log: string[] = []
  const postgres = await startEmbeddedPostgres({
    dataDir,
    onEvent: (event) => log.push(JSON.stringify(event)),
  })
  const tearDown = async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await prepareTemplate(postgres.adminUrl)
  } catch (error) {
    console.error(log.slice(-20).join('\n'))
    await tearDown()
    throw error
  }
  project.provide('clusterUrl', postgres.adminUrl)
  return tearDown
}

async function prepareTemplate(clusterUrl: string): Promise<void> {
  // What is lost with the machine's power may be lost here: it is thrown away anyway, and copies get faster.
  await runSql(clusterUrl, 'alter system set fsync = off')
  await runSql(clusterUrl, 'alter system set full_page_writes = off')
  await runSql(clusterUrl, 'select pg_reload_conf()')
  await runSql(clusterUrl, `create database ${templateName}`)
  const templateUrl = databaseUrl(clusterUrl, templateName)
  await migrate(templateUrl)
  await prepareJobs(templateUrl)
  await loadTestAccounts(templateUrl)
}
