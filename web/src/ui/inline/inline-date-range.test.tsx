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
