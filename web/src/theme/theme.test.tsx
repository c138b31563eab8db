import { MantineProvider, MultiSelect, Select } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { theme } from './theme.ts'

const data = ['Kiel', 'Oslo']
const lists = [
  ['Select', <Select key="list" label="Ort" data={data} searchable />],
  ['MultiSelect', <MultiSelect key="list" label="Ort" data={data} searchable />],
] as const

test.each(lists)(
  'NEW-07 APP-09 the list of a %s opens by key, letter or click, and not by the focus that is led there',
  async (_, list) => {
    render(
      <MantineProvider theme={theme} env="test">
        {list}
      </MantineProvider>,
    )
    const user = userEvent.setup()
    const field = screen.getByRole('combobox', { name: 'Ort' })
    const isOpen = () => screen.queryByRole('option', { name: 'Oslo' }) !== null
    await user.tab()
    expect([document.activeElement === field, isOpen()]).toEqual([true, false])
    for (const open of [() => user.keyboard('{ArrowDown}'), () => user.keyboard('Os'), () => user.click(field)]) {
      await open()
      expect(isOpen()).toBe(true)
      await user.keyboard('{Escape}')
      expect(isOpen()).toBe(false)
    }
  },
)

test('HEAD-02 TODO-02 choosing what is chosen keeps it', async () => {
  const onChange = vi.fn()
  render(
    <MantineProvider theme={theme} env="test">
      <Select label="Ort" data={data} defaultValue="Oslo" onChange={onChange} />
    </MantineProvider>,
  )
  const user = userEvent.setup()
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Ort' })
  await user.click(field)
  await user.click(screen.getByRole('option', { name: 'Oslo' }))
  expect(field.value).toBe('Oslo')
  expect(onChange).not.toHaveBeenCalledWith(null, expect.anything())
})
