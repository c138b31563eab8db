import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { planTrip, read } from './harness/planned-trip.ts'

type Guest = { firstName: string; lastName: string; nationality: string; dateOfBirth: string | null }
type Lists = { rooms: { roomIndex: string; passengers: Guest[] }[] }[]

test('ROOM-06 ROOM-03 twenty names of a mail are pasted into rooms, compared with the contingent, moved and taken back', async ({
  page,
}) => {
  const { id, address } = await planTrip(page)
  await page.goto(`${address}/roomlist`)
  await page.getByText('Es gibt noch keine Zimmerliste').waitFor()
  await page.getByRole('button', { name: 'Neue Zimmerliste' }).last().click()
  await page.getByRole('button', { name: 'Anlegen' }).click()
  await page.getByText('Eine neue Zimmerliste wurde erfolgreich erstellt!').waitFor()
  const grid = page.getByRole('grid')
  await page.getByText('DZ stimmt nicht mit Kontingent überein').waitFor()
  await axeClean(page)

  const names = Array.from({ length: 20 }, (_, index) => `${index + 1}. Gast${index} Muster${index}`).join('\n')
  await grid.getByRole('gridcell').nth(7).click()
  await grid.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, names)
  await page.getByText('20 Gäste eingefügt').waitFor()
  await page.getByText('DZ stimmt mit Kontingent überein').waitFor()
  const lists = () => read<Lists>(page, `room_lists?order.id=${id}`)
  const guestsIn = async (room: number) => (await lists())[0]?.rooms[room]?.passengers.map(({ lastName }) => lastName)
  await expect.poll(() => guestsIn(0)).toEqual(['Muster0', 'Muster1'])
  await expect.poll(() => guestsIn(9)).toEqual(['Muster18', 'Muster19'])

  // A guest is dragged to another room, and goes back by keyboard.
  await grid.getByText('Muster1', { exact: true }).scrollIntoViewIfNeeded()
  const hand = (name: string) => page.getByTitle(`${name} in ein anderes Zimmer ziehen`)
  const [from, to] = [await hand('Gast1 Muster1').boundingBox(), await hand('Gast2 Muster2').boundingBox()]
  if (from === null || to === null) throw new Error('the hands are not in sight')
  await page.mouse.move(from.x + 5, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 16, { steps: 4 })
  await page.mouse.move(to.x + 60, to.y + 10, { steps: 8 })
  await page.mouse.up()
  // The room has no bed for a third.
  await page.getByRole('button', { name: 'Trotzdem verlegen' }).click()
  await expect.poll(() => guestsIn(1)).toEqual(['Muster2', 'Muster3', 'Muster1'])
  await page.getByText('Zimmer 2: 3 Gäste in DZ').waitFor()
  await grid.getByText('Muster1', { exact: true }).click()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => guestsIn(0)).toEqual(['Muster0', 'Muster1'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => guestsIn(1)).toEqual(['Muster2', 'Muster3', 'Muster1'])

  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(async () => (await lists())[0]?.rooms.length).toBe(0)
  await page.getByText('DZ stimmt nicht mit Kontingent überein').waitFor()

  // A file with a day there is not is shown line by line before anything is taken over.
  const buffer = Buffer.from('Zi;Nachname;Vorname;geb.\n1;Müller;Anna;31.04.1961\n1;Müller;Bert;01.02.1960')
  await page.locator('input[type=file]').first().setInputFiles({ name: 'Gäste.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('dialog').getByText('31.04.1961 gibt es nicht.').waitFor()
  await axeClean(page)
})

test('ROOM-06 somebody typed quickly into an empty list, and another into a free bed, is one guest each', async ({
  page,
}) => {
  const { id, address } = await planTrip(page)
  await page.goto(`${address}/roomlist`)
  await page.getByRole('button', { name: 'Neue Zimmerliste' }).last().click()
  await page.getByRole('button', { name: 'Anlegen' }).click()
  const grid = page.getByRole('grid')
  const guests = async () =>
    (await read<Lists>(page, `room_lists?order.id=${id}`))[0]?.rooms.map(({ passengers }) =>
      passengers.map(({ lastName, firstName, nationality }) => [lastName, firstName, nationality].join(' ')),
    )
  const type = async (texts: readonly string[]) => {
    for (const text of texts) {
      await page.keyboard.type(text, { delay: 60 })
      await page.keyboard.press('Tab')
    }
  }
  await grid.getByRole('gridcell').nth(7).click()
  await type(['Schnell', 'Tipp', 'D'])
  await expect.poll(guests).toEqual([['Schnell Tipp D']])
  // The second bed of the room that came with it.
  await grid.getByRole('row').nth(2).getByRole('gridcell').nth(7).click()
  await type(['Meier', 'Max', 'D'])
  await expect.poll(guests).toEqual([['Schnell Tipp D', 'Meier Max D']])
  await page.getByRole('alert').waitFor({ state: 'detached' })
  await expect(page.getByText('Nicht gespeichert').count()).resolves.toBe(0)
})
