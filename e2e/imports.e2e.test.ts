import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { signIn } from './harness/people.ts'

test('MOVE-05 an administrator loads the geography a house begins with, and reads whose data it is', async ({
  page,
}) => {
  await signIn(page, 'anna', '/imports')
  const starter = page.getByRole('region', { name: 'Grundbestand der Geografie' })
  await starter.getByText('GeoNames').waitFor()
  await axeClean(page)
  await starter.getByRole('button', { name: 'Grundbestand laden' }).click()
  await starter.getByText('Der Grundbestand ist vollständig geladen.').waitFor({ timeout: 60_000 })
  const runs = page.getByRole('table', { name: 'Letzte Importe' })
  expect(await runs.getByRole('row', { name: /Geografie/ }).count()).toBe(1)
})
