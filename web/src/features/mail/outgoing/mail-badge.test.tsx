import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MailBadge } from './mail-badge.tsx'

afterEach(cleanup)

test.each([
  // whether there is a server by now; null while nobody knows
  ['draft', null, null, 'Entwurf'],
  ['draft', null, true, 'Entwurf'],
  ['draft', null, false, 'nicht versendet: kein Mailserver'],
  ['draft', 'nicht versendet: kein Mailserver', null, 'nicht versendet: kein Mailserver'],
  ['draft', 'nicht versendet: kein Mailserver', true, 'Entwurf'],
  ['queued', null, true, 'Wird gesendet'],
  ['queued', 'Der Mailserver war nicht zu erreichen.', true, 'Wartet'],
  ['sent', null, false, 'Gesendet'],
  ['sent', 'Nicht zugestellt an weg@kantorei.example', true, 'Nicht zugestellt'],
  ['failed', 'Der Mailserver hat die E-Mail nicht angenommen (550).', true, 'Nicht gesendet'],
] as const)('MOVE-07 a mail that is %s with %j, a server: %j, reads %j', (status, failure, hasWay, expected) => {
  render(
    <MantineProvider env="test">
      <MailBadge {...{ status, failure, hasWay }} />
    </MantineProvider>,
  )
  expect(screen.getByText(expected)).toBeTruthy()
})
