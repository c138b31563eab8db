import { Button } from '@mantine/core'
import type { AccountingOverview } from '@reisewerk/domain/accounting/datev/datev-export.contract.ts'
import { datevExportContract } from '@reisewerk/domain/accounting/datev/datev-export.contract.ts'
import { creditorContract } from '@reisewerk/domain/accounting/suppliers/creditor.contract.ts'
import { clientContract } from '@reisewerk/domain/partners/client.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { keys } from '../../../lib/keys.ts'
import { useSession } from '../../../lib/session.ts'
import { paths } from '../../../paths.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import classes from '../accounting.module.css'
import { giveNumbers } from '../api.ts'

const numbered = {
  debtor: { one: 'Debitorennummer', many: 'Debitorennummern', resource: clientContract.name },
  creditor: { one: 'Kreditorennummer', many: 'Kreditorennummern', resource: creditorContract.name },
} as const

type Props = { organisationId: number; overview: AccountingOverview }

/** What has to be entered before anything can be exported, each with a way to where that is done. */
export function DatevMissing({ organisationId, overview: { missing, withoutDebtor, withoutCreditor } }: Props) {
  const attempt = useAttempt(datevExportContract.name)
  const client = useQueryClient()
  const { user } = useSession()
  if (missing.length + withoutDebtor.length + withoutCreditor.length === 0) return null

  const give = (to: keyof typeof numbered) => {
    const { one, many, resource } = numbered[to]
    return attempt(async () => {
      const given = await giveNumbers(organisationId, to)
      notice.good(given === 1 ? `Eine ${one} wurde vergeben.` : `${given} ${many} wurden vergeben.`)
      await client.invalidateQueries({ queryKey: keys.resource(resource) })
    }, `Die ${many} konnten nicht vergeben werden.`)
  }

  return (
    <Panel
      title="Vor dem Export fehlt"
      hint={missing.length + withoutDebtor.length + withoutCreditor.length}
      actions={
        <>
          {withoutDebtor.length > 0 && (
            <Button variant="default" size="compact-sm" onClick={() => void give('debtor')}>
              Debitorennummern vergeben
            </Button>
          )}
          {withoutCreditor.length > 0 && (
            <Button variant="default" size="compact-sm" onClick={() => void give('creditor')}>
              Kreditorennummern vergeben
            </Button>
          )}
        </>
      }
      flush
    >
      <ul className={classes.missing}>
        {missing.map(({ text }) => (
          <li key={text}>
            {text}{' '}
            {user.isAdmin ? (
              <Link {...paths.settings({ organisation: organisationId, area: 'accounting' })}>
                Zu den Einstellungen
              </Link>
            ) : (
              'Das trägt ein Administrator unter Einstellungen ein.'
            )}
          </li>
        ))}
        {withoutDebtor.map(({ id, name }) => (
          <li key={id}>
            <Link {...paths.masterItem('clients', id)}>{name}</Link> hat keine Debitorennummer.
          </li>
        ))}
        {withoutCreditor.map(({ id, name }) => (
          <li key={`creditor-${id}`}>
            <Link {...paths.masterItem('providers', id)}>{name}</Link> hat keine Kreditorennummer.
          </li>
        ))}
      </ul>
    </Panel>
  )
}
