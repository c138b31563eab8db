import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { signIn } from './harness/people.ts'
import { planTrip, post, read } from './harness/planned-trip.ts'

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

/** A trip whose list has a room of two beds for each pair of names; its page is open. */
async function listed(page: Page, pairs: readonly (readonly string[])[]) {
  const { id, address } = await planTrip(page)
  const list = await post(page, 'room_lists', { order: `/api/orders/${id}` })
  const changes = pairs.map((names) => {
    const passengers = names.map((lastName) => ({ lastName, firstName: 'Gast' }))
    return { do: 'addRoom', room: { roomType: { persons: 2 }, passengers } }
  })
  await post(page, `room_lists/${list.id}/changes`, { changes })
  await page.goto(`${address}/roomlist`)
  const last = pairs.at(-1)?.at(-1) ?? ''
  await page.getByRole('grid').getByText(last, { exact: true }).waitFor()
  const guests = async () =>
    (await read<Lists>(page, `room_lists?order.id=${id}`))[0]?.rooms.map(({ passengers }) =>
      passengers.map(({ lastName, nationality }) => `${lastName} ${nationality}`.trim()),
    )
  return { id, address, guests }
}

test('ROOM-06 two guests of full rooms change their beds, and back by undo', async ({ page }) => {
  const { guests } = await listed(page, [
    ['Adler', 'Bach'],
    ['Paulsen', 'Rust'],
  ])
  const grid = page.getByRole('grid')
  await grid.getByText('Bach', { exact: true }).click()
  await page.keyboard.press('Alt+ArrowDown')
  // The other room has no bed: nobody moves before somebody has chosen.
  await page.getByText('Zimmer 2 (DZ) ist voll').waitFor()
  await page
    .getByText(/^Bach Gast|Gast Bach/)
    .first()
    .waitFor()
  await axeClean(page)
  await page.getByRole('button', { name: 'Tauschen' }).click()
  const swapped = [
    ['Adler', 'Rust'],
    ['Paulsen', 'Bach'],
  ]
  await expect.poll(guests).toEqual(swapped)
  const shown = () => grid.getByText(/^(Adler|Bach|Paulsen|Rust)$/).allTextContents()
  await expect.poll(shown).toEqual(swapped.flat())
  await expect.poll(() => page.getByText('Die Eingaben werden gespeichert ...').count()).toBe(0)
  await grid.focus()
  await page.keyboard.press('Control+z')
  await expect.poll(guests).toEqual([
    ['Adler', 'Bach'],
    ['Paulsen', 'Rust'],
  ])
  await expect.poll(shown).toEqual(['Adler', 'Bach', 'Paulsen', 'Rust'])
})

test('ROOM-06 APP-12 a saved cell lets one’s own page ask for nothing, and a colleague’s for that guest alone', async ({
  page,
  newPage,
}) => {
  const { address, guests } = await listed(page, [
    ['Adler', 'Bach'],
    ['Paulsen', 'Rust'],
  ])
  const other = await newPage()
  await signIn(other, 'bernd', `${address}/roomlist`)
  await other.getByRole('grid').getByText('Rust', { exact: true }).waitFor()
  await page.getByRole('group', { name: 'Auch in dieser Reise' }).getByRole('img', { name: /Bernd/ }).waitFor()
  await Promise.all([page, other].map((one) => one.waitForLoadState('networkidle')))
  const asked = [page, other].map((one) => {
    const paths: string[] = []
    one.on('request', (request) => {
      const { pathname } = new URL(request.url())
      const isBeside = /^\/api\/(presence|events|session|notices|users)/.test(pathname)
      if (request.method() === 'GET' && pathname.startsWith('/api/') && !isBeside) paths.push(pathname)
    })
    return paths
  })
  for (const [line, country] of [
    [1, 'Dänen'],
    [4, 'Finnen'],
  ] as const) {
    const place = await page
      .getByRole('columnheader', { name: 'Nationalität', exact: true })
      .getAttribute('aria-colindex')
    const cellIn = (one: Page) =>
      one
        .getByRole('grid')
        .getByRole('row')
        .nth(line)
        .getByRole('gridcell')
        .nth(Number(place) - 1)
    await cellIn(page).click()
    await page.keyboard.type(country)
    await page.keyboard.press('Enter')
    await cellIn(other).getByText(country).waitFor()
    await cellIn(page).getByText(country).waitFor()
  }
  await expect.poll(guests).toEqual([
    ['Adler Dänen', 'Bach'],
    ['Paulsen', 'Rust Finnen'],
  ])
  // What the colleague types comes to the cells that were typed here, too.
  await other.getByRole('grid').getByText('Dänen', { exact: true }).click()
  await other.keyboard.type('Briten')
  await other.keyboard.press('Enter')
  await page.getByRole('grid').getByText('Briten', { exact: true }).waitFor()
  const [mine, theirs] = asked
  expect(theirs).toEqual(['/api/passengers', '/api/passengers'])
  expect(mine).toEqual(['/api/passengers'])
})

test('ROOM-01 of several lists the one that is open stands in the address, from the first look on and over a reload', async ({
  page,
}) => {
  const { id, address } = await planTrip(page)
  const made: number[] = []
  for (const name of ['Bus', 'Hotel'])
    made.push((await post(page, 'room_lists', { order: `/api/orders/${id}`, name })).id)
  await page.goto(`${address}/roomlist`)
  const open = () => page.locator('button[aria-current="page"]')
  await page.getByText('Achtung: Es gibt mehrere Zimmerlisten').waitFor()
  const listed = () => Number(new URL(page.url()).searchParams.get('list'))
  await expect.poll(() => made.includes(listed())).toBe(true)
  const other = made.find((one) => one !== listed())
  const name = other === made[0] ? 'Bus' : 'Hotel'
  await page.getByRole('button', { name }).first().click()
  await expect.poll(listed).toBe(other)
  await page.reload()
  await expect.poll(() => open().textContent()).toContain(name)
  expect(listed()).toBe(other)
})
