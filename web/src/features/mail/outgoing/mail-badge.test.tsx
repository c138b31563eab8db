import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MailBadge } from './mail-badge.tsx'

afterEach(cleanup)

test.each([
  ['draft', null, 'Entwurf'],
  ['draft', 'nicht versendet: kein Mailserver', 'nicht versendet: kein Mailserver'],
  ['queued', null, 'Wird gesendet'],
  ['queued', 'Der Mailserver war nicht zu erreichen.', 'Wartet'],
  ['sent', null, 'Gesendet'],
  ['sent', 'Nicht zugestellt an weg@kantorei.example', 'Nicht zugestellt'],
  ['failed', 'Der Mailserver hat die E-Mail nicht angenommen (550).', 'Nicht gesendet'],
] as const)('MOVE-07 a mail that is %s with %j reads %j', (status, failure, expected) => {
  render(
    <MantineProvider env="test">
      <MailBadge status={status} failure={failure} />
    </MantineProvider>,
  )
  expect(screen.getByText(expected)).toBeTruthy()
})
