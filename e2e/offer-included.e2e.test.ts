import { expect } from 'vitest'
import { appUrl } from './harness/app-url.ts'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { bringSession } from './harness/people.ts'

test('TRUE-05 what an offer includes is worded, ordered, hidden and added to, and told when its service has changed', async ({
  page,
}) => {
  await bringSession(page, 'bernd')
  const send = async (method: 'post' | 'patch', path: string, data: object) => {
    const answer = await page.request[method](`/api/${path}`, { headers: { origin: appUrl() }, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const trip = await send('post', 'orders', {
    ...{ organisationFilter: '/api/organisations/1', startAt: '14.05.2027', endAt: '15.05.2027' },
    trip: { name: 'Chorreise an den Fjord' },
  })
  const words = (text: string) => ({
    text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
  })
  const day = await send('post', 'days', { order: `/api/orders/${trip.id}`, date: '14.05.2027' })
  const service = async (text: string) =>
    send('post', 'free_text_items', {
      day: `/api/days/${day.id}`,
      ...words(text),
      clientOffer: { status: 'included' },
    })
  const rehearsal = await service('Probe im Dom')
  await service('Stadtrundgang')

  await page.goto(`/orders/${trip.id}/offer`)
  const panel = page.getByRole('region', { name: 'Im Reisepreis enthalten' })
  const lines = () =>
    panel
      .getByRole('listitem')
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((one) => (one as HTMLInputElement).value))
  await expect.poll(lines).toEqual(['Probe im Dom', 'Stadtrundgang'])
  await panel.getByRole('textbox', { name: 'Weitere enthaltene Leistung' }).fill('Reiseleitung ab Hamburg')
  await page.keyboard.press('Enter')
  await expect.poll(lines).toEqual(['Probe im Dom', 'Stadtrundgang', 'Reiseleitung ab Hamburg'])
  await panel.getByRole('button', { name: '„Stadtrundgang“ nach oben', disabled: false }).click()
  await expect.poll(lines).toEqual(['Stadtrundgang', 'Probe im Dom', 'Reiseleitung ab Hamburg'])
  const worded = panel.getByRole('textbox', { name: 'Enthalten: Probe im Dom' })
  await expect.poll(() => worded.getAttribute('readonly')).toBeNull()
  await worded.fill('Probe mit dem Domchor')
  await page.keyboard.press('Enter')
  await panel.getByRole('button', { name: '„Probe mit dem Domchor“ wie im Reiseverlauf', disabled: false }).waitFor()

  await send('patch', `free_text_items/${rehearsal.id}`, words('Konzert im Dom'))
  await panel.getByText('Im Reiseverlauf jetzt: Konzert im Dom').waitFor()
  await page.getByText('im Reiseverlauf heißt es jetzt „Konzert im Dom“').waitFor()
  await axeClean(page)
  await panel.getByRole('button', { name: 'Übernehmen' }).click()
  await expect.poll(lines).toEqual(['Stadtrundgang', 'Konzert im Dom', 'Reiseleitung ab Hamburg'])
  await page.reload()
  await expect.poll(lines).toEqual(['Stadtrundgang', 'Konzert im Dom', 'Reiseleitung ab Hamburg'])
})
