import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { saveQueue } from '../../lib/saving/save-queue.ts'
import { savingDesk } from '../../test/saving-desk.tsx'
import type { Offer } from './api.ts'
import { faultOf } from './obstacle.ts'
import { SaveOffer } from './save-offer.tsx'
import { refusedTexts, useOfferTexts } from './use-offer-texts.ts'

const desk = savingDesk()
const offer = { id: 5, version: 3, introTitle: 'Norwegen', introText: null, conditionsText: null } as Offer // nobody reads the rest
const limit = 'Höchstens 200 Zeichen'

function Desk() {
  const texts = useOfferTexts(offer)
  const { subject } = texts
  const typed = { isInConflict: false, hasOpenConditions: false, refusedTexts: refusedTexts(texts) }
  return (
    <>
      <input
        aria-label="Betreff"
        value={subject.value}
        onChange={({ currentTarget: { value } }) => subject.write(value)}
        onBlur={subject.flush}
      />
      <output>{faultOf(typed)}</output>
      <SaveOffer
        texts={texts}
        number={{
          text: '',
          isValid: true,
          hint: undefined,
          error: undefined,
          write: () => undefined,
          flush: () => undefined,
        }}
        fault={faultOf(typed)}
      />
    </>
  )
}

test('OFFER-09 what the server refuses is offered again by saving, and never told as saved (002 §8)', async () => {
  desk.answer = async ({ body: { introTitle } }) =>
    String(introTitle).length > 200
      ? {
          status: 422,
          body: {
            status: 422,
            code: 'invalid',
            detail: limit,
            violations: [{ propertyPath: 'introTitle', message: limit }],
          },
        }
      : { status: 200, body: { id: 5, version: 4, introTitle } }
  const user = desk.draw(<Desk />)
  const field = screen.getByLabelText('Betreff')
  await user.click(field)
  await user.paste('x'.repeat(200))
  await user.tab()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Erst, wenn berichtigt ist: Betreff.'))
  expect(field).toHaveProperty('value', `Norwegen${'x'.repeat(200)}`)

  await user.click(screen.getByRole('button', { name: 'Angebot speichern' }))
  await waitFor(() => expect(desk.asked).toHaveLength(2))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Angebot speichern' })).toHaveProperty('disabled', false),
  )
  const [told] = screen.getAllByRole('alert')
  expect(told?.textContent).toContain('Das Angebot konnte nicht gespeichert werden! Server Error!')
  expect(told?.textContent).toContain(limit)
  expect(screen.queryByText('Das Angebot wurde aktualisiert!')).toBeNull()

  await user.clear(field)
  await user.type(field, 'Kurz')
  await user.click(screen.getByRole('button', { name: 'Angebot speichern' }))
  await screen.findByText('Das Angebot wurde aktualisiert!')
  expect(desk.asked.at(-1)?.body).toEqual({ introTitle: 'Kurz' })
})

test('OFFER-09 APP-09 a server that fails is told once, however often the text is sent again (002 §8)', async () => {
  desk.answer = async () => ({ status: 500, body: { message: 'Serverfehler' } })
  const user = desk.draw(<Desk />)
  const field = screen.getByLabelText('Betreff')
  await user.type(field, '!')
  await user.tab()
  await screen.findByText('Das Angebot konnte nicht gespeichert werden! Server Error!')
  saveQueue.retry()
  await waitFor(() => expect(desk.asked).toHaveLength(2))
  await waitFor(() => expect(saveQueue.status().retryAt).not.toBeNull())
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(field).toHaveProperty('value', 'Norwegen!')
  expect(saveQueue.hasUnsaved()).toBe(true)
})

test('OFFER-09 APP-09 a refused text holds its page back, and is not left for the next page to send again', async () => {
  const violations = [{ propertyPath: 'introTitle', message: limit }]
  desk.answer = async () => ({ status: 422, body: { message: limit, violations } })
  const user = desk.draw(<Desk />)
  const field = screen.getByLabelText('Betreff')
  await user.type(field, '!')
  await user.tab()
  await screen.findByText('Erst, wenn berichtigt ist: Betreff.')
  expect(saveQueue.hasUnsaved()).toBe(true)
  window.dispatchEvent(new Event('beforeunload'))
  expect(Object.keys(localStorage).filter((key) => key.startsWith('reisewerk.unsaved'))).toEqual([])
  await saveQueue.start(desk.client, 7)
  expect(desk.asked).toHaveLength(1)
  // Put right, it holds nobody back.
  desk.answer = async ({ body }) => ({ status: 200, body: { id: 5, version: 4, ...body } })
  await user.type(field, '{Backspace}')
  await user.tab()
  await waitFor(() => expect(saveQueue.hasUnsaved()).toBe(false))
})
