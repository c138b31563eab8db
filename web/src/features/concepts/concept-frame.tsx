import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { remove } from '../../lib/api.ts'
import { ApiError } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { paths } from '../../paths.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Crumb } from '../../ui/layout/crumb.tsx'
import { usePageTitle } from '../../ui/layout/page-title.ts'
import { ErrorState } from '../../ui/lists/list-state.tsx'
import { Badge } from '../../ui/marks/badge.tsx'
import { notice } from '../../ui/notices/notice.tsx'
import classes from './concept-frame.module.css'

type Props = {
  contract: Contract
  id: number
  name: string
  tab: 'orders' | 'days'
  isHidden?: boolean
  removal: string
  children: ReactNode
}

export function ConceptFrame({ contract, id, name, tab, isHidden = false, removal, children }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const title = name === '' ? contract.title : name
  usePageTitle(title)

  async function take() {
    const isMeant = await confirm({
      title: `${contract.title} „${name}“ löschen?`,
      text: removal,
      action: 'Löschen',
      tone: 'bad',
    })
    if (!isMeant) return
    try {
      await remove(contract, id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.bad(error.message)
      return
    }
    void navigate({ ...paths.concepts({ tab }), ignoreBlocker: true })
    for (const resource of ['order_concepts', 'day_concepts']) {
      void client.invalidateQueries({ queryKey: keys.list(resource) })
    }
  }

  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <Crumb>
          <Link {...paths.concepts({ tab })}>{tab === 'orders' ? 'Gesamtkonzepte' : 'Tageskonzepte'}</Link>
        </Crumb>
        <h1 className={classes.title}>{title}</h1>
        {isHidden && <Badge tone="neutral">Inaktiv</Badge>}
        <span className={classes.actions}>
          <IconButton icon={IconTrash} label="Löschen" tone="bad" onClick={() => void take()} />
        </span>
      </header>
      {children}
    </main>
  )
}

type FailureProps = { error: Error | null; title: string; onRetry: () => void }

/** A concept that could not be read; one that is gone is a page that does not exist. */
export function ConceptFailure({ error, title, onRetry }: FailureProps) {
  if (error instanceof ApiError && error.status === 404) throw error
  return <ErrorState text={`Das ${title} konnte nicht geladen werden!`} onRetry={onRetry} />
}
