import type { CalendarDate } from '../../calendar-date.ts'
import type { PostalAddress } from '../../invoices/issued.ts'
import { decimalAmount } from '../../money.ts'
import { plainIban } from '../../partners/iban.ts'
import { element, elementWith, writeXml } from '../../xml/write-xml.ts'
import { sepaText } from './sepa-text.ts'
import { type Account, longestPurpose, type Transfer } from './transfers.ts'

export type CreditTransfers = {
  /** By which the bank knows the file again; at most 31 characters, so that each transfer can add its place. */
  readonly messageId: string
  readonly createdAt: Date
  readonly executionDate: CalendarDate
  readonly debtor: Account & { readonly address: PostalAddress }
  readonly transfers: readonly Transfer[]
}

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'

/** By which a transfer stands on both statements. @param place from 0 */
export function endToEndId(messageId: string, place: number): string {
  return `${messageId}-${place + 1}`
}

/**
 * The order to a bank to transfer these sums in euros on one day: ISO 20022 pain.001.001.09, one collective booking, by the rules of
 * the SEPA credit transfer (EPC132-08). Addresses are told in their parts: lines of free text are no longer taken.
 */
export function creditTransferXml({ messageId, createdAt, executionDate, debtor, transfers }: CreditTransfers): string {
  const count = String(transfers.length)
  const sum = decimalAmount(transfers.reduce((cents, one) => cents + one.cents, 0))
  const name = sepaText(debtor.holder, 70)
  const root = elementWith(
    'Document',
    { xmlns: namespace },
    element(
      'CstmrCdtTrfInitn',
      element(
        'GrpHdr',
        element('MsgId', messageId),
        element('CreDtTm', `${createdAt.toISOString().slice(0, 19)}Z`),
        element('NbOfTxs', count),
        element('CtrlSum', sum),
        element('InitgPty', element('Nm', name)),
      ),
      element(
        'PmtInf',
        element('PmtInfId', `${messageId}-P`),
        element('PmtMtd', 'TRF'),
        element('BtchBookg', 'true'),
        element('NbOfTxs', count),
        element('CtrlSum', sum),
        element('PmtTpInf', element('SvcLvl', element('Cd', 'SEPA'))),
        element('ReqdExctnDt', element('Dt', executionDate)),
        element('Dbtr', element('Nm', name), addressOf(debtor.address)),
        accountOf('DbtrAcct', debtor.iban),
        element('DbtrAgt', bankOf(debtor.bic) ?? element('FinInstnId', element('Othr', element('Id', 'NOTPROVIDED')))),
        element('ChrgBr', 'SLEV'),
        ...transfers.map((transfer, place) => transferElement(transfer, endToEndId(messageId, place))),
      ),
    ),
  )
  if (root === null) throw new Error('a file for the bank says something')
  return writeXml(root)
}

function transferElement({ payee, iban, bic, cents, purpose }: Transfer, reference: string) {
  return element(
    'CdtTrfTxInf',
    element('PmtId', element('EndToEndId', reference)),
    element('Amt', elementWith('InstdAmt', { Ccy: 'EUR' }, decimalAmount(cents))),
    element('CdtrAgt', bankOf(bic)),
    element('Cdtr', element('Nm', payee)),
    accountOf('CdtrAcct', iban),
    element('RmtInf', element('Ustrd', sepaText(purpose, longestPurpose))),
  )
}

function accountOf(name: string, iban: string) {
  return element(name, element('Id', element('IBAN', plainIban(iban))))
}

function bankOf(bic: string) {
  return element('FinInstnId', element('BICFI', plainIban(bic)))
}

/** Without a town it says nothing a bank could use. */
function addressOf({ street, zip, city, country }: PostalAddress) {
  if (city === '') return null
  return element(
    'PstlAdr',
    element('StrtNm', sepaText(street, 70)),
    element('PstCd', sepaText(zip, 16)),
    element('TwnNm', sepaText(city, 35)),
    element('Ctry', country),
  )
}
