import { expect, test } from 'vitest'
import { readOperations } from './operations.ts'
import { filledIn, marked, recordStatements } from './statement.ts'

test('statements are recorded as they are fired, and take the values of a request wherever those were marked', async () => {
  const statements = await recordStatements(async (trx) => {
    const [row] = await trx.query<{ id: number }>('select 1 where $1 = 1', [marked.id])
    await trx.query('select 2 where $1 and $2', [[marked.id, row?.id], marked.term])
  })
  expect(statements.map(({ text }) => text)).toEqual(['select 1 where $1 = 1', 'select 2 where $1 and $2'])
  const filled = filledIn(statements, { id: 12, long: 99, term: 'Kantorei', text: '' })
  expect(filled.map(({ values }) => values)).toEqual([[12], [[12, 1], 'Kantorei']])
})

test('what people do all day is recorded, each step with the statements it is answered with', async () => {
  const operations = await readOperations()
  expect(operations.map(({ name }) => name)).toContain('calculation')
  const silent = operations.flatMap(({ name, steps }) =>
    steps.filter(({ statements }) => statements.length === 0).map(() => name),
  )
  expect(silent).toEqual([])
})
