import type { ImportGround, ReadTable } from '@reisewerk/domain/imports/import.contract.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { savingDesk } from '../../test/saving-desk.tsx'
import { ImportPreview } from './import-preview.tsx'

const desk = savingDesk()
const rows = [
  ['Firma', 'Debitorennr.', 'Ort', 'E-Mail'],
  ['Kantorei St. Michael e.V.', '', 'Lübeck', 'neu@kantorei.example'],
  ['', '10002', 'Kiel', ''],
  ['Chor Kiel', '12', 'Kiel', ''],
  ['Chor Kiel', '', 'Kiel', 'zweiter@chor.example'],
]
const table: ReadTable = { name: 'Bestand.xlsx', sheets: [{ name: 'Kunden', rowCount: 5, rows, problem: null }] }
const ground: ImportGround = {
  known: [{ id: 4, name: 'Kantorei Sankt Michael', place: 'Lübeck', emails: [], number: '' }],
  ...{ places: [], clients: [], hotels: [], remembered: {} },
}

test('MOVE-03 bad lines are mended in place or left out, duplicates decided, then all is taken over', async () => {
  desk.answer = async ({ path }) =>
    path.endsWith('/progress')
      ? { status: 200, body: { done: 1, total: 3 } }
      : { status: 201, body: { id: 1, added: 1, changed: 1, skipped: 1 } }
  const onClose = vi.fn()
  const user = desk.draw(<ImportPreview kind="clients" organisation={1} {...{ table, ground, onClose }} />)
  expect(await screen.findByText('Firma fehlt.')).toBeTruthy()
  expect(screen.getByText('Die Debitorennummer hat 5 bis 9 Ziffern.')).toBeTruthy()
  expect(screen.getByText('Noch 2 Zeilen: korrigieren oder auslassen')).toBeTruthy()
  const twin = screen.getByRole('link', { name: 'Kantorei Sankt Michael' })
  expect(twin.parentElement?.textContent).toBe('gleicher Name: Kantorei Sankt Michael')
  expect(twin.getAttribute('href')).toBe('/clients/4')
  await user.click(screen.getByRole('button', { name: 'Zeile 3 auslassen' }))
  const cell = screen.getByRole('textbox', { name: 'Debitorennummer, Zeile 4' })
  await user.clear(cell)
  await user.paste('10012')
  expect(await screen.findByText('gehört zu Zeile 4')).toBeTruthy()
  await user.click(screen.getByRole('combobox', { name: 'Zeile 2, schon vorhanden' }))
  await user.click(await screen.findByRole('option', { name: 'Aktualisieren' }))
  await user.click(await screen.findByRole('button', { name: '2 Kunden übernehmen' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const sent = desk.asked.find(({ method }) => method === 'POST')
  expect(sent?.body).toMatchObject({
    ...{ kind: 'clients', organisation: 1, headRow: 0, columns: ['name', 'debtorNumber', 'place', 'email'] },
    ...{ mended: { '4:1': '10012' }, leftOut: [3], decisions: { 2: 'update' }, otherwise: 'skip' },
  })
})

test('MOVE-03 MOVE-06 a line that is nearly called like an entry is shown with it and decided; nobody is new without a word', async () => {
  desk.answer = async ({ path }) =>
    path.endsWith('/progress')
      ? { status: 200, body: { done: 1, total: 1 } }
      : { status: 201, body: { id: 1, added: 0, changed: 1, skipped: 0 } }
  const onClose = vi.fn()
  const near = {
    ...table,
    sheets: [
      {
        name: 'Kunden',
        rowCount: 2,
        problem: null,
        rows: [
          ['Firma', 'Ort'],
          ['Kantorei St. Michel', 'Lübeck'],
        ],
      },
    ],
  }
  const user = desk.draw(<ImportPreview kind="clients" organisation={1} {...{ table: near, ground, onClose }} />)
  const twin = await screen.findByRole('link', { name: 'Kantorei Sankt Michael' })
  expect(twin.parentElement?.textContent).toBe('ähnlicher Name: Kantorei Sankt Michael')
  expect(screen.getByText('Eine Zeile ähnelt einem Eintrag, den es gibt, und wird neu angelegt')).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Prüfen 1' })).toBeTruthy()
  await user.click(screen.getByRole('combobox', { name: 'Zeile 2, vielleicht schon vorhanden' }))
  await user.click(await screen.findByRole('option', { name: 'Aktualisieren' }))
  await waitFor(() => expect(screen.queryByText(/ähnelt einem Eintrag/)).toBeNull())
  await user.click(await screen.findByRole('button', { name: '1 Kunde übernehmen' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(desk.asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ decisions: { 2: 'update' } })
})
