import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DateField } from './date-field.tsx'

function Form({ onChange }: { onChange: (day: string | null) => void }) {
  const [day, setDay] = useState<string | null>('2027-05-14')
  return (
    <MantineProvider>
      <form aria-label="Reise">
        <DateField
          label="Anfangsdatum"
          value={day}
          reference="2027-05-14"
          onChange={(next) => {
            setDay(next)
            onChange(next)
          }}
        />
      </form>
    </MantineProvider>
  )
}

async function type(text: string) {
  const onChange = vi.fn()
  const user = userEvent.setup()
  render(<Form onChange={onChange} />)
  const field = screen.getByLabelText<HTMLInputElement>('Anfangsdatum')
  await user.clear(field)
  await user.type(field, text)
  await user.tab()
  return { field, onChange, form: screen.getByRole<HTMLFormElement>('form') }
}

test('a day typed short stands there in full when the field is left', async () => {
  const { field, onChange, form } = await type('1.6.')
  expect(onChange).toHaveBeenLastCalledWith('2027-06-01')
  expect(field.value).toBe('01.06.2027')
  expect(form.checkValidity()).toBe(true)
})

test('NEW-03 a day typed into a field that was clicked takes the place of the one that stood there', async () => {
  const user = userEvent.setup()
  render(<Form onChange={() => undefined} />)
  const field = screen.getByLabelText<HTMLInputElement>('Anfangsdatum')
  await user.click(field)
  await user.keyboard('04.06.2027')
  expect(field.value).toBe('04.06.2027')
  // Whoever clicks once more wants to correct a figure.
  await user.click(field)
  await user.keyboard('{Backspace}8')
  expect(field.value).toBe('04.06.2028')
})

test('a day that does not exist stays as typed, says so and blocks the form', async () => {
  const { field, onChange, form } = await type('31.2.27')
  expect(onChange).toHaveBeenLastCalledWith(null)
  expect(field.value).toBe('31.2.27')
  expect(screen.getByText('Diesen Tag gibt es nicht.')).toBeTruthy()
  expect(form.checkValidity()).toBe(false)
})

test('a date with its month first says which way round it is written here', async () => {
  await type('05/14/2027')
  expect(screen.getByText('Erst der Tag, dann der Monat: 14.05.2027')).toBeTruthy()
})

test('EASE-09 the weekday stands beside the day, and arrow keys walk on', async () => {
  const user = userEvent.setup()
  render(<Form onChange={() => undefined} />)
  const field = screen.getByLabelText<HTMLInputElement>('Anfangsdatum')
  expect(screen.getByText('Fr')).toBeTruthy()
  expect(field.getAttribute('aria-description')).toBe('Freitag')
  await user.click(field)
  await user.keyboard('{ArrowUp}')
  expect(field.value).toBe('15.05.2027')
  expect(field.getAttribute('aria-description')).toBe('Samstag')
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}{PageUp}')
  expect(field.value).toBe('08.06.2027')
  // What was half typed gives way to the day the key leads to.
  await user.clear(field)
  await user.type(field, '31.2.{ArrowUp}')
  expect(field.value).toBe('14.05.2027')
  expect(screen.queryByText('Diesen Tag gibt es nicht.')).toBeNull()
})

test('EASE-09 the calendar shows a period from end to end', async () => {
  const user = userEvent.setup()
  const { baseElement } = render(
    <MantineProvider>
      <DateField label="Beginn" value="2027-05-10" otherEnd="2027-05-14" onChange={() => undefined} />
    </MantineProvider>,
  )
  await user.click(screen.getByLabelText('Beginn'))
  await screen.findByText('Mai 2027')
  expect(baseElement.querySelectorAll('[data-between]')).toHaveLength(5)
})
