import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type DateRange, InlineDateRange } from './inline-date-range.tsx'

test('HEAD-11 whoever changes only the end sends only the end, also when the trip was moved elsewhere meanwhile', async () => {
  const onSave = vi.fn(async () => null)
  const period = (value: DateRange) => (
    <MantineProvider env="test">
      <InlineDateRange label="Zeitraum" value={value} onSave={onSave} />
    </MantineProvider>
  )
  const { rerender } = render(period({ from: '2028-05-14', to: '2028-05-17' }))
  fireEvent.click(screen.getByRole('button', { name: /^Zeitraum/ }))
  rerender(period({ from: '2028-05-20', to: '2028-05-23' }))
  const end = screen.getByRole('textbox', { name: 'Zeitraum bis' })
  fireEvent.change(end, { target: { value: '25.05.2028' } })
  fireEvent.keyDown(end, { key: 'Enter' })
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledWith({ to: '2028-05-25' }))
})

test('TRUE-02 HEAD-11 a beginning moved behind the end takes it along; the period stays as long as it was, whatever is typed on the way', async () => {
  const onSave = vi.fn(async () => null)
  render(
    <MantineProvider env="test">
      <InlineDateRange label="Zeitraum" value={{ from: '2028-05-14', to: '2028-05-17' }} onSave={onSave} />
    </MantineProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: /^Zeitraum/ }))
  const start = screen.getByRole('textbox', { name: 'Zeitraum von' })
  const end = screen.getByRole<HTMLInputElement>('textbox', { name: 'Zeitraum bis' })
  fireEvent.change(start, { target: { value: '21.05.2029' } })
  expect(end.value).toBe('24.05.2029')
  fireEvent.change(start, { target: { value: '16.05.2028' } })
  expect(end.value).toBe('17.05.2028')
  fireEvent.change(start, { target: { value: '21.05.2028' } })
  fireEvent.keyDown(start, { key: 'Enter' })
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledWith({ from: '2028-05-21', to: '2028-05-24' }))
})
