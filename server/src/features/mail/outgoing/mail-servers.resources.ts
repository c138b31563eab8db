import { mailServerContract } from '@reisewerk/domain/mail/mail-server.contract.ts'
import { declare } from '../../../platform/resource/resource.ts'
import { addMailServer, changeMailServer, removeMailServer } from './mail-servers.service.ts'
import { mailServers } from './mail-servers.tables.ts'

export const mailServerResources = [
  declare(mailServerContract, {
    table: mailServers,
    computed: {
      password: () => `''::text`,
      hasPassword: (row) => `exists (select from mail_server_passwords p where p.mail_server_id = ${row}.id)`,
    },
    constraints: {
      mail_servers_organisation_key: {
        propertyPath: 'organisation',
        message: 'Diese Organisation hat schon einen Mailserver.',
      },
    },
    create: addMailServer,
    update: changeMailServer,
    remove: removeMailServer,
    isConfidential: true,
  }),
]
