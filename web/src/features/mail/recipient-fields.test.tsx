import { MantineProvider } from '@mantine/core'
import type { Mailbox } from '@reisewerk/domain/mail/email.contract.ts'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { MailForm } from './mail-form.ts'
import { RecipientFields } from './recipient-fields.tsx'

let now: { to: Mailbox[]; cc: Mailbox[]; bcc: Mailbox[] }

function Fields() {
  const [value, setValue] = useState({ to: [], cc: [], bcc: [] } as typeof now)
  now = value
  return (
    <MantineProvider env="test">
      <RecipientFields
        form={{
          value: ((name: keyof typeof now) => value[name]) as MailForm['value'], // of the lists it asks for
          set: (part) => setValue((before) => ({ ...before, ...(part as Partial<typeof now>) })),
          errorOf: () => undefined,
        }}
        contacts={[]}
      />
    </MantineProvider>
  )
}

function setUp() {
  const user = userEvent.setup()
  render(<Fields />)
  return { user, to: screen.getByLabelText('An', { selector: 'input' }) }
}
const addresses = () => now.to.map(({ address }) => address)

afterEach(cleanup)

test('MAIL-03 asking for copies puts the focus into their field', async () => {
  const { user } = setUp()
  await user.click(screen.getByRole('button', { name: 'Kopie' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Kopie (Cc)', { selector: 'input' }))
})

test('MAIL-03 pasted recipients are told apart, with their names', async () => {
  const { user, to } = setUp()
  await user.click(to)
  await user.paste('x@y.example; z@y.example,')
  expect(addresses()).toEqual(['x@y.example', 'z@y.example'])
  await user.paste('Müller, Käthe <kaethe@chor.example>')
  expect(now.to.at(-1)).toEqual({ name: 'Müller, Käthe', address: 'kaethe@chor.example' })
})

test('MAIL-03 a comma ends an address that is typed, Enter the last; whatever is wrong is named', async () => {
  const { user, to } = setUp()
  await user.type(to, 'x@y.example, falsch@, nichts{Enter}')
  expect(addresses()).toEqual(['x@y.example', 'falsch@', 'nichts'])
  expect(screen.getByText('„falsch@“ und „nichts“ sind keine E-Mail-Adressen')).toBeTruthy()
})
