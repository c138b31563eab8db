import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { theme } from '../../theme/theme.ts'
import { InlineSelect } from './inline-select.tsx'

const choices = ['Ada', 'Ben'].map((name) => ({ value: name, label: name }))

function Fact({ refusal }: { refusal?: string }) {
  return (
    <MantineProvider theme={theme} env="test">
      <InlineSelect label="Kunde" value="Ada" choices={choices} onSave={() => undefined} refusal={refusal} />
    </MantineProvider>
  )
}

test('HEAD-03 a choice opens with its list, and refused, without it: the reason stands there', async () => {
  const { rerender } = render(<Fact />)
  const user = userEvent.setup()
  const field = () => screen.getByRole('combobox', { name: 'Kunde' })
  await user.click(screen.getByRole('button', { name: /Ada/ }))
  expect(field().getAttribute('aria-expanded')).toBe('true')
  await user.click(screen.getByRole('option', { name: 'Ben' }))
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }))
  rerender(<Fact refusal="Gehört zu einer anderen Organisation." />)
  expect(screen.getByRole('alert').textContent).toBe('Gehört zu einer anderen Organisation.')
  expect([document.activeElement === field(), field().getAttribute('aria-expanded')]).toEqual([true, 'false'])
  await user.keyboard('{ArrowDown}')
  expect(field().getAttribute('aria-expanded')).toBe('true')
})
