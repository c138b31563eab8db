import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { TimeField } from '../fields/time-field.tsx'
import { isOnRow } from '../lists/is-on-row.ts'
import { CellEdit } from './cell-edit.tsx'

function drawn() {
  const [onSave, onOpen] = [vi.fn(), vi.fn()]
  render(
    <MantineProvider>
      <table>
        <tbody>
          <tr onClick={(event) => isOnRow(event) && onOpen()}>
            <td>Hotel in Oslo</td>
            <td>
              <CellEdit<string | null>
                label="Uhrzeit"
                told="18:00"
                value="18:00"
                state={undefined}
                display="18:00"
                onSave={onSave}
                refusalOf={(time) => (time === '23:30' ? 'Da ist niemand mehr da.' : null)}
              >
                {(draft, setDraft, error) => (
                  <TimeField aria-label="Uhrzeit" value={draft} onChange={setDraft} error={error} autoFocus />
                )}
              </CellEdit>
            </td>
          </tr>
        </tbody>
      </table>
      <p>Daneben</p>
    </MantineProvider>,
  )
  return { onSave, onOpen, user: userEvent.setup() }
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Uhrzeit' })
const rest = () => screen.getByRole('button', { name: 'Uhrzeit: 18:00' })

test('EASE-01 a cell is edited where it stands: by keys, kept by Enter, and the focus comes back', async () => {
  const { onSave, onOpen, user } = drawn()
  await user.tab()
  await user.keyboard('{Enter}')
  await user.clear(field())
  await user.keyboard('1930{Enter}')
  expect(onSave.mock.calls).toEqual([['19:30']])
  expect(document.activeElement).toBe(rest())
  expect(onOpen).not.toHaveBeenCalled()
})

test('EASE-01 Escape takes back what was typed, leaving keeps it, and what cannot be read stays', async () => {
  const { onSave, user } = drawn()
  await user.click(rest())
  await user.clear(field())
  await user.keyboard('20{Escape}')
  expect(onSave).not.toHaveBeenCalled()
  await user.click(rest())
  await user.clear(field())
  await user.keyboard('99:99')
  await user.click(screen.getByText('Daneben'))
  expect(field().value).toBe('99:99')
  expect(onSave).not.toHaveBeenCalled()
  await user.clear(field())
  await user.keyboard('21:15')
  await user.click(screen.getByText('Daneben'))
  expect(onSave.mock.calls).toEqual([['21:15']])
})

test('EASE-01 a click on the row opens it, one on its controls does not', async () => {
  const { onOpen, user } = drawn()
  await user.click(rest())
  expect(onOpen).not.toHaveBeenCalled()
  await user.click(screen.getByText('Hotel in Oslo'))
  expect(onOpen).toHaveBeenCalledOnce()
})

test('TRUE-08 EASE-01 what must not be stays as it was typed, with the reason, until it is put right', async () => {
  const { onSave, user } = drawn()
  await user.click(rest())
  await user.clear(field())
  await user.keyboard('2330{Enter}')
  expect(await screen.findByText('Da ist niemand mehr da.')).toBeTruthy()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  await user.click(screen.getByText('Daneben'))
  expect(field().value).toBe('23:30')
  expect(onSave).not.toHaveBeenCalled()
  await user.clear(field())
  await user.keyboard('2215{Enter}')
  expect(onSave.mock.calls).toEqual([['22:15']])
})
