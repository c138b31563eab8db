import { mailboxContract } from '@reisewerk/domain/mail/mailbox.contract.ts'
import { receivedEmailContract } from '@reisewerk/domain/mail/received-email.contract.ts'
import { holding, isLike } from '../../../platform/resource/like.ts'
import { declare, type Expression } from '../../../platform/resource/resource.ts'
import { beginningOfText, ofFile } from '../mail.resources.ts'
import { mailboxes, receivedEmails } from './mailbox.tables.ts'
import { addMailbox, changeMailbox, removeMailbox } from './mailboxes.service.ts'

const ofState = (column: string): Expression => {
  return (row) => `(select s.${column} from mailbox_states s where s.mailbox_id = ${row}.id)`
}

export const mailboxResources = [
  declare(mailboxContract, {
    table: mailboxes,
    computed: {
      password: () => `''::text`,
      hasPassword: (row) => `(${ofState('sealed_password')(row)} is not null)`,
      lastReadAt: ofState('read_at'),
      failure: ofState('failure'),
    },
    constraints: {
      mailboxes_organisation_key: {
        propertyPath: 'organisation',
        message: 'Diese Organisation hat schon ein Postfach.',
      },
    },
    create: addMailbox,
    update: changeMailbox,
    remove: removeMailbox,
    isConfidential: true,
  }),
  declare(receivedEmailContract, {
    table: receivedEmails,
    only: ['list', 'get', 'update', 'options'],
    computed: {
      state: (row) =>
        `(case when ${row}.is_assigned then 'assigned' when ${row}.is_dismissed then 'dismissed' else 'open' end)`,
      excerpt: ofFile(beginningOfText, `''`),
      attachmentCount: ofFile('jsonb_array_length(f.attachments)', '0'),
    },
    search: (row, term, param) => {
      const pattern = param(holding(term))
      const own = ['subject', 'from_name', 'from_address'].map((column) => isLike(`${row}.${column}`, pattern))
      const text = `exists (select from email_files f where f.id = ${row}.file_id and ${isLike('f.text', pattern)})`
      return `(${[...own, text].join(' or ')})`
    },
    defaultOrder: (row) => `${row}.date desc, ${row}.id desc`,
  }),
]
