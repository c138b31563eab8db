import { MantineProvider } from '@mantine/core'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { TagsField } from './tags-field.tsx'

function Field() {
  const [tags, setTags] = useState<readonly string[]>(['neu'])
  return (
    <>
      <TagsField label="Tags" known={['Orgelkonzert', 'Konzert']} value={tags} onChange={setTags} opens="beside" />
      <output>{tags.join(', ')}</output>
    </>
  )
}

async function type(text: string) {
  const user = userEvent.setup()
  render(
    <MantineProvider env="test">
      <Field />
    </MantineProvider>,
  )
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), text)
  return user
}

const tags = () => document.querySelector('output')?.textContent

afterEach(cleanup)

test.each([
  ['Fjord{Enter}', 'neu, Fjord'],
  // What is there already stays, in whatever case it comes.
  ['NEU{Enter}', 'neu'],
  ['neu{Enter}', 'neu'],
  ['Ne{Enter}', 'neu'],
  // The tag that was typed comes before those that only hold it.
  ['konzert{Enter}', 'neu, Konzert'],
  ['orgel{Enter}', 'neu, Orgelkonzert'],
  ['{Backspace}', ''],
])('NEW-11 BULK-03 typing %s leaves the tags %s', async (text, left) => {
  await type(text)
  expect(tags()).toBe(left)
})

test('BULK-03 the list goes once a typed tag is added, and comes again with the next letter', async () => {
  const user = await type('Fjord{Enter}')
  const field = screen.getByRole('combobox', { name: 'Tags' })
  expect(field.getAttribute('aria-expanded')).toBe('false')
  await user.type(field, 'K')
  expect(field.getAttribute('aria-expanded')).toBe('true')
})

test('NEW-07 the list does not open for who is led to the field, over the reason of a refusal', async () => {
  render(
    <MantineProvider env="test">
      <Field />
    </MantineProvider>,
  )
  const user = userEvent.setup()
  const field = screen.getByRole('combobox', { name: 'Tags' })
  act(() => field.focus())
  expect([document.activeElement === field, field.getAttribute('aria-expanded')]).toEqual([true, 'false'])
  await user.keyboard('{ArrowDown}')
  expect(field.getAttribute('aria-expanded')).toBe('true')
})

test('NEW-11 a tag typed once more says that it is there', async () => {
  await type('NEU{Enter}')
  expect(screen.getByText('neu ist schon gewählt').getAttribute('role')).toBe('status')
})

test('NEW-11 a tag that was typed and left is meant, in the case in which it is known', async () => {
  const user = await type('KONZERT')
  await user.tab()
  expect(tags()).toBe('neu, Konzert')
})

test('BULK-03 Escape keeps what was typed', async () => {
  const user = await type('Fjord{Escape}')
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Tags' }).value).toBe('Fjord')
  await user.tab()
  expect(tags()).toBe('neu, Fjord')
})
