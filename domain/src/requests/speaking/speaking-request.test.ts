import { expect, test } from 'vitest'
import { type Choice, speakingRequest, standingToChoose } from './speaking-request.ts'

const today = '2027-04-21'
const nothing = { dueDate: null, status: null }
const nobody: Choice = { chosen: null, takenBack: null }
const request = (id: number, status: 'requested' | 'declined' | 'approved') => ({ id, status, option: nothing })
const option = (id: number, dueDate: string) => ({
  id,
  ...{ status: 'option' as const, option: { dueDate, status: 'open' as const } },
})

test.each([
  ['nobody is asked', [], nobody, null],
  ['the only one', [request(1, 'requested')], nobody, 1],
  ['nobody chosen of two', [request(1, 'requested'), request(2, 'requested')], nobody, null],
  ['the one that is left', [request(1, 'declined'), request(2, 'requested')], nobody, 2],
  ['the other option has run out', [option(1, '2027-04-20'), request(2, 'requested')], nobody, 2],
  ['an option is held to its last day', [option(1, '2027-04-21')], nobody, 1],
  ['the only one declined', [request(1, 'declined')], nobody, null],
  ['chosen of two', [request(1, 'requested'), request(2, 'approved')], { chosen: 1, takenBack: null }, 1],
  ['chosen and lost', [request(1, 'declined'), request(2, 'approved')], { chosen: 1, takenBack: null }, null],
  ['taken back', [request(1, 'requested')], { chosen: null, takenBack: 1 }, null],
  ['another was taken back', [request(1, 'declined'), request(2, 'requested')], { chosen: null, takenBack: 1 }, 2],
] as const)('TRUE-04 %s', (_case, requests, choice, speaking) => {
  expect(speakingRequest(requests, choice, today)?.id ?? null).toBe(speaking)
})

test.each([
  ['two asked', [request(1, 'requested'), request(2, 'requested')], null, 2],
  ['the only one', [request(1, 'requested')], null, 0],
  ['one of two declined', [request(1, 'declined'), request(2, 'requested')], null, 0],
  [
    'an option of three has run out',
    [option(1, '2027-04-20'), request(2, 'requested'), request(3, 'approved')],
    null,
    2,
  ],
  ['somebody is chosen', [request(1, 'requested'), request(2, 'requested')], 1, 0],
  ['who was chosen is lost', [request(1, 'declined'), request(2, 'requested'), request(3, 'requested')], 1, 0],
] as const)('TRUE-04 how many stand to be chosen from: %s', (_case, requests, chosen, standing) => {
  expect(standingToChoose(requests, { chosen }, today)).toBe(standing)
})
