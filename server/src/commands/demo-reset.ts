import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { todayInGermany } from '@reisewerk/domain/calendar-date.ts'
import pg from 'pg'
import { migrate } from '../platform/database/migrate.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { isEmptyDatabase, replaceDatabase } from './archive/replace-database.ts'
import { loadDemoAgency } from './load-demo-agency.ts'
import { runCommand } from './run-command.ts'
import { insteadOfServer } from './with-database.ts'

/** npm run demo:reset: puts the demo agency back to how it came, around today. */
await runCommand(async (env) => {
  // It takes no arguments; whoever gives one means something else than losing their work.
  parseArgs({})
  await insteadOfServer(env, async (adminUrl) => {
    if (!(await isEmptyDatabase(adminUrl)) && !(await isDemo(adminUrl)))
      throw new StartFailure('In der Datenbank steht nicht die Demo-Agentur; sie bleibt unberührt.')
    await replaceDatabase(adminUrl, async (newUrl) => {
      await migrate(newUrl)
      await loadDemoAgency(newUrl, todayInGermany(new Date()))
    })
  })
  if (env.filesFolder !== null) await rm(env.filesFolder, { recursive: true, force: true })
  return 'Die Demo-Agentur ist wieder, wie sie ausgeliefert wurde.'
})

async function isDemo(adminUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from installation where demo_loaded_at is not null')
    return rowCount === 1
  } finally {
    await client.end()
  }
}
