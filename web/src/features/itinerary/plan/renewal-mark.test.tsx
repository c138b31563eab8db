import type { RequestStatus } from '@reisewerk/domain/accounts/options.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { savingDesk } from '../../../test/saving-desk.tsx'
import type { ServiceRequest } from './days.ts'
import { RenewalMark } from './renewal-mark.tsx'

const saving = savingDesk()

function requestWith(status: RequestStatus, days: [string, string], askedAmount: number) {
  // As far as the mark looks at it.
  return {
    requestStatus: { status },
    startAt: `${days[0]} 00:00:00`,
    endAt: `${days[1]} 00:00:00`,
    contingent: { askedAmount },
    renewedAt: null,
    lastTold: null,
    agreed: { startAt: '14.05.2027 00:00:00', endAt: '16.05.2027 00:00:00', askedAmount: 30 },
  } as ServiceRequest
}

test.each([
  ['approved', ['14.05.2027', '16.05.2027'], 30, null],
  ['approved', ['21.05.2027', '23.05.2027'], 30, 'für 14.05.–16.05.'],
  ['option', ['14.05.2027', '16.05.2027'], 44, 'für 30 Personen'],
  ['requested', ['21.05.2027', '23.05.2027'], 44, 'für 14.05.–16.05. und 30 Personen'],
] as const)('TRUE-02 TRUE-03 a request %s for %j and %i persons is marked: %s', (status, days, persons, told) => {
  saving.draw(<RenewalMark kind="hotel" request={requestWith(status, [...days], persons)} />)
  const mark = screen.queryByText('neu anzufragen')
  expect(mark?.title.replace(/^.* für/, 'für') ?? null).toBe(told)
})

test('TRUE-02 whom the new dates were written to is no longer to be asked, though nothing is answered yet', () => {
  const request = { ...requestWith('approved', ['21.05.2027', '23.05.2027'], 30), renewedAt: '29.11.2026 10:00:00' }
  saving.draw(<RenewalMark kind="hotel" request={request} />)
  expect(screen.queryByText('neu anzufragen')).toBeNull()
  expect(screen.getByText('neu angefragt').title).toBe('Neu angefragt am 29.11.2026, noch nicht beantwortet')
})

test('TRUE-02 TRUE-03 a house that was written to about other days is to be asked anew when they are taken back', () => {
  const lastTold = { startAt: '2027-05-21T00:00:00', endAt: '2027-05-23T00:00:00', askedAmount: 44 }
  const request = { ...requestWith('approved', ['14.05.2027', '16.05.2027'], 30), lastTold }
  saving.draw(<RenewalMark kind="hotel" request={request} />)
  expect(screen.getByText('neu anzufragen').title).toBe('Zuletzt angeschrieben für 21.05.–23.05. und 44 Personen')
})
