import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { signIn } from './harness/people.ts'

const steps = ['house', 'people', 'mail', 'import', 'trip'].map((key) => ({
  key,
  isDone: key === 'house',
  isLeft: false,
}))

test('MOVE-02 the first hour leads through its steps, each can be put off and taken up again', async ({ page }) => {
  // The demo agency has its first hour behind it: only what it is told of that is another house's.
  await page.route('**/api/organisations/1/first_steps', async (route) => {
    const { leftSteps } = await (await page.request.get('/api/organisations/1?_groups[]=house')).json()
    const told = steps.map((step) => ({ ...step, isLeft: leftSteps.includes(step.key) }))
    await route.fulfill({ json: { isShown: true, steps: told } })
  })
  await signIn(page, 'anna')
  const panel = page.getByRole('region', { name: 'Erste Schritte' })
  await panel.getByText('1 von 5 erledigt').waitFor()
  await axeClean(page)
  await panel.getByRole('link', { name: 'Kollegin oder Kollegen einladen' }).waitFor()
  await panel.getByRole('button', { name: 'Später' }).click()
  await panel.getByRole('link', { name: 'Mailserver eintragen' }).waitFor()
  await panel.getByRole('button', { name: 'Mitarbeiter' }).click()
  await panel.getByRole('button', { name: 'Wieder aufnehmen' }).click()
  await panel.getByRole('link', { name: 'Kollegin oder Kollegen einladen' }).click()
  await page.getByRole('heading', { level: 1, name: 'MITARBEITER' }).waitFor()
})

test('MOVE-02 the first steps are hidden and come back from the menu of the person', async ({ page }) => {
  await signIn(page, 'anna')
  const menu = page.getByRole('button', { name: 'Menü von Anna' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Erste Schritte' }).click()
  const panel = page.getByRole('region', { name: 'Erste Schritte' })
  await panel.getByText(/von 5 erledigt/).waitFor()
  await panel.getByRole('button', { name: 'Ausblenden' }).click()
  await noticed(page, 'Im Menü unter deinem Namen')
  await panel.waitFor({ state: 'detached' })
})

test('MOVE-02 a list with nothing in it says what it is for and how to begin, whatever it is narrowed to', async ({
  page,
}) => {
  await page.route(/\/api\/destinations\?/, (route) => route.fulfill({ json: [], headers: { 'x-total-items': '0' } }))
  await signIn(page, 'anna', '/destinations?q=Norwegen')
  await page.getByText('Hier stehen die Destinationen').waitFor()
  expect(await page.getByText('Nichts passt').count()).toBe(0)
})

test('MOVE-02 who has forgotten the password asks for a link and is told the same, whoever it is', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
  await axeClean(page)
  const form = page.getByRole('form', { name: 'Passwort vergessen' })
  await form.getByLabel('E-Mail').fill('niemand@reisewerk.example')
  await form.getByRole('button', { name: 'Link schicken' }).click()
  await page.getByText('Wenn es zu niemand@reisewerk.example ein Konto gibt').waitFor()
  await page.getByRole('button', { name: 'Zur Anmeldung' }).click()
  await page.getByLabel('Passwort').waitFor()
})
