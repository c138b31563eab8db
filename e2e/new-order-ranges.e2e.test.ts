import { describe, expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { allowConsole } from './harness/console-watch.ts'
import { addRange, field, openedTripId, openForm, saveButton, tripsOf, typeRange } from './harness/new-trip-form.ts'

describe('NEW-13 several ranges, and not all goes well', () => {
  test('NEW-13 a later range fails: the earlier trip stays and is named, a retry makes no second one', async ({
    page,
  }) => {
    await openForm(page, 'bernd')
    await field(page, 'Gruppenname').fill('Halber Weg')
    await typeRange(page, '', '14.5.27', '23.5.27')
    await addRange(page)
    // By the mouse: what is typed takes the place of the end that was proposed.
    await field(page, 'Beginn 2').fill('1.6.27')
    await field(page, 'Ende 2').click()
    await expect.poll(() => field(page, 'Ende 2').inputValue()).toBe('10.06.2027')
    await page.keyboard.type('1.7.28')
    await page.getByText('Eine Reise dauert höchstens 366 Tage.').first().waitFor()
    await expect.poll(() => saveButton(page).isDisabled()).toBe(true)
    await field(page, 'Ende 2').fill('10.6.27')
    await field(page, 'Ende 2').press('Tab')
    // The server gets what the form would not send.
    await page.route('**/api/orders?*', (route) => {
      const body = route.request().postDataJSON()
      const isLater = body?.startAt?.startsWith('01.06.2027') === true
      return route.continue(isLater ? { postData: JSON.stringify({ ...body, endAt: '01.07.2028 00:00:00' }) } : {})
    })
    await saveButton(page).click()
    await page.getByText('Eine Reise dauert höchstens 366 Tage.').waitFor()
    const [earlier] = await tripsOf(page, 'Halber Weg')
    await page.getByRole('link', { name: `Reise ${earlier?.orderNumber}` }).waitFor()
    await page.getByText('1 Reise schon angelegt').waitFor()

    await page.unroute('**/api/orders?*')
    await field(page, 'Ende').fill('11.6.27')
    await field(page, 'Ende').press('Tab')
    await saveButton(page).click()
    await openedTripId(page)
    const trips = await tripsOf(page, 'Halber Weg')
    expect(trips.map(({ startAt }) => startAt.slice(0, 10)).sort()).toEqual(['01.06.2027', '14.05.2027'])
  })

  test('NEW-07 NEW-13 the server is away: what was typed stays, and the next try saves it once', async ({ page }) => {
    allowConsole(page, /ERR_INTERNET_DISCONNECTED/)
    await openForm(page, 'bernd')
    await field(page, 'Gruppenname').fill('Ohne Netz')
    await typeRange(page, '', '14.5.27', '23.5.27')
    await page.context().setOffline(true)
    await saveButton(page).click()
    await page.getByText(/Bitte überprüfe deine Eingaben! Der Server antwortet nicht. Deine Eingaben bleiben/).waitFor()
    await page.context().setOffline(false)
    await saveButton(page).click()
    await openedTripId(page)
    expect(await tripsOf(page, 'Ohne Netz')).toHaveLength(1)
  })

  test('NEW-13 an answer that got lost has made a trip; changing the form makes no second one', async ({ page }) => {
    allowConsole(page, /ERR_FAILED/)
    await openForm(page, 'bernd')
    await field(page, 'Gruppenname').fill('Verlorene Antwort')
    await typeRange(page, '', '14.5.27', '23.5.27')
    await page.route('**/api/orders?*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await route.abort()
    })
    await saveButton(page).click()
    await page.getByText('Deine Eingaben bleiben erhalten.').waitFor()
    await page.unroute('**/api/orders?*')
    await field(page, 'Reisename').fill('Nachgetragen')
    await saveButton(page).click()
    const id = await openedTripId(page)
    const trips = await tripsOf(page, 'Verlorene Antwort')
    expect(trips.map((trip) => trip.id)).toEqual([id])
    await page.getByText(`Die Reise ${trips[0]?.orderNumber} war schon angelegt`).waitFor()
  })

  test('NEW-13 a pop-up blocker: links to the new trips instead of silence', async ({ page }) => {
    // What a blocked call answers.
    await page.addInitScript(() => {
      window.open = () => null
    })
    await openForm(page, 'bernd')
    await field(page, 'Gruppenname').fill('Kein Tab')
    await typeRange(page, '', '14.5.27', '23.5.27')
    await addRange(page)
    await typeRange(page, ' 2', '21.5.27', '30.5.27')
    await saveButton(page).click()
    await page.getByText('Der Browser hat das Öffnen weiterer Tabs verhindert.').waitFor()
    await axeClean(page)
    const trips = await tripsOf(page, 'Kein Tab')
    expect(trips).toHaveLength(2)
    for (const { orderNumber, id } of trips) {
      const link = page.getByRole('listitem').getByRole('link', { name: `Reise ${orderNumber}` })
      await expect.poll(() => link.getAttribute('href')).toBe(`/orders/${id}`)
    }
    await page.getByRole('link', { name: /^Weiter zu Reise/ }).click()
    expect(trips.map(({ id }) => id)).toContain(await openedTripId(page))
  })
})
