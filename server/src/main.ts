import { isNobodyThere, readDemoAccounts } from './features/accounts/sign-in/session.queries.ts'
import { isLoopback, isPublic, readEnv } from './platform/env.ts'
import { greeting } from './start-up/greeting.ts'
import { openProcessLog } from './start-up/process-log.ts'
import { refuse } from './start-up/refuse.ts'
import { createShutdown } from './start-up/shutdown.ts'
import { startServer } from './start-up/start-server.ts'
import { onStopRequest } from './start-up/stop-signals.ts'

try {
  const env = readEnv(process.env)
  // At a terminal the greeting shall not drown in requests.
  const processLog = openProcessLog(env.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'))
  const { log } = processLog
  const shutdown = createShutdown((name, error) => log.error({ step: name, err: error }, 'Not ended in good order'))
  onStopRequest((reason) => {
    log.info({ reason }, 'Stopping')
    void shutdown.run().then(() => process.exit(0))
  })
  try {
    const { address, database } = await startServer(env, processLog, shutdown)
    const accounts = isLoopback(env.HOST) && !isPublic(env) ? await readDemoAccounts(database.auth) : []
    console.log(greeting(address, accounts, await isNobodyThere(database.auth)))
    // From here on the launcher starts us again if we fall; one that is gone by now need not know.
    process.send?.('up', undefined, undefined, () => undefined)
  } catch (error) {
    const isFailure = !shutdown.isRunning() // else it was asked to stop half-way, and that is what went wrong
    await shutdown.run()
    if (isFailure) throw error
  }
} catch (error) {
  refuse(error)
}
