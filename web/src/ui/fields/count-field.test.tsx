import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { CountField, countOf } from './count-field.tsx'
import { isAllRead } from './is-all-read.ts'

test.each([
  ['3', 3],
  ['007', 7],
  ['1.200', 1200],
  ['1 200', 1200],
  ['−4', -4],
  ['77 Km', 77],
  ['77km', 77],
  ['12,5', null],
  ['1.20', null],
  ['drei', null],
])('REQ-04 %s is the whole number %s', (text, number) => {
  expect(countOf(text, 'Km')).toBe(number)
})

function Asked() {
  const [asked, setAsked] = useState(125)
  return (
    <MantineProvider>
      <form aria-label="Anfrage">
        <CountField label="Angefragt" value={asked} onChange={(next) => setAsked(next ?? 0)} />
        <output>{asked}</output>
      </form>
    </MantineProvider>
  )
}

async function typed(...keys: string[]) {
  const user = userEvent.setup()
  render(<Asked />)
  const field = screen.getByLabelText<HTMLInputElement>('Angefragt')
  await user.click(field)
  for (const key of keys) await user.keyboard(key)
  return { user, field, form: screen.getByRole<HTMLFormElement>('form'), sent: screen.getByRole('status') }
}

test.each(['{Delete}', '{Backspace}'])('REQ-04 a number typed after %s is the number', async (key) => {
  const { field, sent } = await typed(key, '3')
  expect([field.value, sent.textContent]).toEqual(['3', '3'])
})

test('REQ-04 thousands are read as they are written, and written so once the field is left', async () => {
  const { user, field, sent } = await typed('01200')
  expect([field.value, sent.textContent]).toEqual(['01200', '1200'])
  await user.tab()
  expect(field.value).toBe('1.200')
})

test.each([
  ['12,5', 'Bitte eine ganze Zahl eingeben'],
  ['12000', 'Bitte eine Zahl von 0 bis 9.999 eingeben'],
])('REQ-04 %s stays, says why, and holds the form back', async (text, reason) => {
  const { user, field, form } = await typed(text)
  expect(screen.queryByText(reason)).toBeNull()
  await user.tab()
  expect(field.value).toBe(text)
  screen.getByText(reason)
  await act(async () => expect(isAllRead(form)).toBe(false))
  expect(document.activeElement).toBe(field)
  // Whoever is led back there sees why.
  screen.getByText(reason)
})

test('REQ-04 whoever would save while typing is told why not', async () => {
  const { form } = await typed('drei')
  expect(isAllRead(form)).toBe(false)
  await screen.findByText('Bitte eine ganze Zahl eingeben')
})
