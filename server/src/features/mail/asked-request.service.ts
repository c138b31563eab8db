import { answerByRefusal } from '@reisewerk/domain/mail/answer-by.ts'
import { isAskedAnew } from '@reisewerk/domain/mail/asked-anew.ts'
import { tellsCrew } from '@reisewerk/domain/mail/told-crew.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { updateItem } from '../../platform/resource/write.ts'
import { changeOptionDeadline } from '../tasks/todos.service.ts'
import type { LockedEmail } from './emails.queries.ts'
import { noteAsked, noteTold, noteToldCrew, readLetterRequest } from './letters.queries.ts'

type Asked = Pick<LockedEmail, 'requestId' | 'isLetter' | 'answerBy' | 'told' | 'toldCrew' | 'text'>

/**
 * What a letter that leaves does to its request: its status becomes 'requested', its partner knows what the letter says, and the
 * day an answer is asked for becomes the option's to-do, open, unless the option has that deadline already or the day is over
 * (REQ-05, REQ-08). Of who has answered, status and deadline are what was answered: a draft that leaves later changes neither.
 */
export async function requestAsked(
  trx: Transaction,
  { requestId, isLetter, answerBy, told, toldCrew, text }: Asked,
  desk: Desk,
): Promise<void> {
  const request = !isLetter || requestId === null ? null : await readLetterRequest(trx, requestId)
  if (request === null || requestId === null) return
  if (isAskedAnew(request.status)) {
    const status = { requestStatus: { status: 'requested' } }
    await updateItem(trx, desk.resources, resourceOf(desk.resources, 'requests'), requestId, status)
  }
  if (toldCrew !== null && tellsCrew(text, toldCrew)) await noteToldCrew(trx, requestId, toldCrew)
  await noteTold(trx, requestId, told ?? request.now)
  if (!isAskedAnew(request.status) && request.status !== 'requested') return
  await noteAsked(trx, requestId, told ?? request.now)
  if (answerBy === null || answerBy === request.optionDueDate || answerByRefusal(answerBy, desk.today) !== null) return
  const option = { orderId: request.orderId, requestId, partner: request.partner }
  await changeOptionDeadline(trx, option, { dueDate: answerBy, status: 'open' }, desk)
}
