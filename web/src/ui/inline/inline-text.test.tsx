import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { confirm, Questions } from '../dialogs/confirm.tsx'
import { hasChangedForm } from '../dialogs/open-forms.ts'
import { dropChanges } from '../dialogs/use-ask-before-closing.ts'
import { InlineText } from './inline-text.tsx'

function setUp(required = false) {
  const onSave = vi.fn()
  render(
    <MantineProvider>
      <InlineText label="Gruppe" value="Kammerchor" onSave={onSave} required={required} />
      <button type="button">Anderswo</button>
      <Questions />
    </MantineProvider>,
  )
  return { onSave, user: userEvent.setup() }
}

async function open(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: /Kammerchor/ }))
  const field = screen.getByRole('textbox', { name: 'Gruppe' })
  await user.clear(field)
  return field
}

test('HEAD-03 Enter keeps the text and the focus comes back', async () => {
  const { onSave, user } = setUp()
  await user.type(await open(user), ' Frauenchor {Enter}')
  expect(onSave).toHaveBeenCalledExactlyOnceWith('Frauenchor')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Kammerchor/ }))
})

test('HEAD-03 the tick keeps it too', async () => {
  const { onSave, user } = setUp()
  await user.type(await open(user), 'Frauenchor')
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }))
  expect(onSave).toHaveBeenCalledExactlyOnceWith('Frauenchor')
})

test.each([
  ['Escape', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ['the cross', async (user) => user.click(screen.getByRole('button', { name: 'Verwerfen' }))],
  ['leaving the field', async (user) => user.click(screen.getByRole('button', { name: 'Anderswo' }))],
])('HEAD-03 %s drops it', async (_name, leave) => {
  const { onSave, user } = setUp()
  await user.type(await open(user), 'Frauenchor')
  // jsdom's document never has the window's focus.
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  await leave(user)
  expect(onSave).not.toHaveBeenCalled()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('an unchanged text saves nothing, an empty one is refused where one is needed', async () => {
  const { onSave, user } = setUp(true)
  const field = await open(user)
  await user.keyboard('{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('Bitte ausfüllen')
  await user.type(field, 'Kammerchor{Enter}')
  expect(onSave).not.toHaveBeenCalled()
})

test('HEAD-03 APP-09 what was typed and not kept asks before its page goes; what was only opened does not', async () => {
  const { user } = setUp()
  await user.click(screen.getByRole('button', { name: /Kammerchor/ }))
  expect(hasChangedForm()).toBe(false)
  await user.keyboard('Frauenchor')
  expect(hasChangedForm()).toBe(true)
  await user.keyboard('{Enter}')
  expect(hasChangedForm()).toBe(false)
})

test('HEAD-03 APP-09 the question whether to drop what was typed does not drop it', async () => {
  const { user } = setUp()
  await user.type(await open(user), 'Frauenchor')
  // jsdom's document never has the window's focus.
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const answer = confirm(dropChanges)
  await user.click(await screen.findByRole('button', { name: 'Abbrechen' }))
  expect(await answer).toBe(false)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Gruppe' }).value).toBe('Frauenchor')
})

test('CHECK-01 APP-09 a pasted text that is too long stays whole, says so, and is not sent before it is shortened', async () => {
  const { onSave, user } = setUp()
  const field = await open(user)
  await user.paste('x'.repeat(600))
  expect((field as HTMLInputElement).value).toHaveLength(600)
  expect(screen.getByRole('alert').textContent).toBe('Höchstens 255 Zeichen, es sind 600')
  await user.keyboard('{Enter}')
  expect(onSave).not.toHaveBeenCalled()
  await user.clear(field)
  await user.paste('Frauenchor')
  await user.keyboard('{Enter}')
  expect(onSave).toHaveBeenCalledExactlyOnceWith('Frauenchor')
})

function Refused({ refusal }: { refusal: string | undefined }) {
  return (
    <MantineProvider>
      <InlineText
        label="Gruppe"
        value="Kammerchor"
        onSave={() => undefined}
        state={refusal === undefined ? 'saving' : 'refused'}
        refusal={refusal}
      />
      <input aria-label="Anderswo" />
    </MantineProvider>
  )
}

test.each([
  ['where one still is', false],
  ['without calling back who writes elsewhere', true],
])(
  'HEAD-03 APP-09 what the server refuses afterwards comes back as typed, with the reason, %s',
  async (_, isElsewhere) => {
    const { rerender } = render(<Refused refusal={undefined} />)
    const user = userEvent.setup()
    await user.type(await open(user), 'Frauenchor{Enter}')
    expect(screen.queryByRole('textbox', { name: 'Gruppe' })).toBeNull()
    if (isElsewhere) await user.click(screen.getByRole('textbox', { name: 'Anderswo' }))
    rerender(<Refused refusal="Zu lang" />)
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Gruppe' })
    expect(field.value).toBe('Frauenchor')
    expect(screen.getByRole('alert').textContent).toBe('Zu lang')
    expect(document.activeElement).toBe(isElsewhere ? screen.getByRole('textbox', { name: 'Anderswo' }) : field)
  },
)
