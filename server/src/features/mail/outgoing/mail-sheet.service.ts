import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { emailContract } from '@reisewerk/domain/mail/email.contract.ts'
import { mailFailure, mailStanding } from '@reisewerk/domain/mail/email-status.ts'
import { isOvertakenMail, otherNumberWords } from '@reisewerk/domain/mail/renewal/letter-facts.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import type { ListQuery } from '../../../platform/resource/list-query.ts'
import { sheetOfList } from '../../../platform/resource/list-sheet.ts'
import { type Desk, resourceOf } from '../../../platform/resource/resource.ts'
import type { Sheet } from '../../../platform/sheet/sheet.ts'
import { mailWaysOf } from './mail-servers.service.ts'

type Mail = ItemOf<typeof emailContract>

/** The list of mails as a file: how far each is as the screen says it, of a house without a mail server that it has not left (MOVE-07). */
export async function sheetOfMails(trx: Transaction, query: ListQuery, desk: Desk): Promise<Sheet> {
  const ways = await mailWaysOf(trx, desk)
  const hasWay = ({ organisation }: Mail) =>
    ways.find((way) => way.organisation === idOf(organisation))?.isThere ?? null
  return sheetOfList(trx, resourceOf(desk.resources, 'email_messages'), query, desk, {
    status: (_, item) => {
      const mail = item as Mail // as its contract says
      const { label } = mailStanding(mail, hasWay(mail))
      if (isOvertakenMail(mail)) return `Überholt, ${label}`
      return otherNumberWords(mail) === null ? label : `Andere Zahl, ${label}`
    },
    failure: (failure) => mailFailure(String(failure)),
  })
}
