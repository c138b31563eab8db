import Fastify from 'fastify'
import { readOperations } from '../operations/operations.ts'
import { sampleOf } from '../operations/samples.ts'
import { openBareSql } from './bare-sql.ts'

/** A process of its own: what Fastify alone makes of the product's SQL, and of SQL by hand. Arguments: connection, number of trips, port. */
const [adminUrl = '', trips = '', port = ''] = process.argv.slice(2)

const sql = openBareSql(adminUrl)
const byHand = openBareSql(adminUrl, { withoutTriggers: true })
const app = Fastify({ forceCloseConnections: true })
for (const operation of await readOperations()) {
  const { name, steps } = operation
  for (const [index, step] of steps.entries()) {
    app.route<{ Params: { sample: string }; Body: { groupName?: string } | undefined }>({
      method: step.method,
      url: `/${name}/${index}/:sample`,
      handler: async ({ params, body }) => {
        const sample = sampleOf(Number(params.sample), Number(trips))
        return sql.step(step, { ...sample, text: body?.groupName ?? sample.text })
      },
    })
  }
  app.route<{ Params: { sample: string }; Body: { groupName?: string } | undefined }>({
    method: steps[0]?.method ?? 'GET',
    url: `/by-hand/${name}/:sample`,
    handler: async ({ params, body }) => {
      const sample = sampleOf(Number(params.sample), Number(trips))
      return byHand.byHand(operation, { ...sample, text: body?.groupName ?? sample.text })
    },
  })
}
app.get('/health', async () => ({ status: 'ok' }))
await app.listen({ host: '127.0.0.1', port: Number(port) })

process.once('SIGTERM', async () => {
  await app.close()
  await Promise.all([sql.close(), byHand.close()])
})
