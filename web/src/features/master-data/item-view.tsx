import { Button } from '@mantine/core'
import { IconArchive, IconArchiveOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Item } from '../../form/field-value.ts'
import { ApiError } from '../../lib/http.ts'
import { type OpenedKind, useNoteOpened } from '../../lib/recent/recently-opened.ts'
import { atPath } from '../../lib/saving/field-paths.ts'
import { useSave } from '../../lib/saving/use-save.ts'
import { useSession } from '../../lib/session.ts'
import { paths } from '../../paths.ts'
import { Field, FormGroup } from '../../ui/fields/form-group.tsx'
import { Crumb } from '../../ui/layout/crumb.tsx'
import { usePageTitle } from '../../ui/layout/page-title.ts'
import { EmptyState, ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'
import { Badge } from '../../ui/marks/badge.tsx'
import { itemOfKind } from './api.ts'
import { ItemHistory } from './item-history.tsx'
import { ItemTranslations } from './item-translations.tsx'
import { isRetired, isShared, type Kind } from './kind.ts'
import { kindNames } from './kind-names.ts'
import classes from './master-data.module.css'
import { MergeButton, MergePanel } from './merging/merge-panel.tsx'
import { UsagePanel } from './panels/usage-panel.tsx'
import { isPosition } from './position/position-field.tsx'
import { SavedPosition } from './position/saved-position.tsx'
import { RemoveButton } from './remove-button.tsx'
import { SavedField } from './saved-field.tsx'
import { SavedTranslationOf, translationOfName } from './translation-of/translation-of-field.tsx'

type Props = { kind: Kind; id: number; onGone: () => void }

/** Whom one looks up again and again (EASE-08); hotels and lines are providers of one kind. */
const openedKinds: Readonly<Record<string, OpenedKind>> = {
  clients: 'clients',
  contacts: 'contacts',
  agencies: 'agencies',
  providers: 'providers',
  hotels: 'providers',
  ferries: 'providers',
  airlines: 'providers',
  trains: 'providers',
}
const openedKind = (kind: string) => openedKinds[kind] ?? null

/** The page of one entry: every field saves itself; beside them where the entry is used and who changed what. */
export function ItemView({ kind, id, onGone }: Props) {
  const found = useQuery(itemOfKind(kind, id))
  useNoteOpened(useSession().user.id, found.isSuccess ? openedKind(kind.name) : null, id)
  if (found.isPending || found.isError) {
    return (
      <main className={classes.item}>
        <header className={classes.itemHead}>
          <WayBack kind={kind} />
        </header>
        {found.isPending ? (
          <LoadingRows rows={8} />
        ) : (
          <ItemFailure kind={kind} error={found.error} onRetry={() => void found.refetch()} />
        )}
      </main>
    )
  }
  const item = found.data
  const lack = kind.lackIn?.((field) => atPath(item, field)) ?? null
  return (
    <main className={classes.item}>
      <ItemHead kind={kind} item={item} onGone={onGone} />
      {lack !== null && (
        <p className={classes.lack} role="status">
          {lack}
        </p>
      )}
      <div className={classes.columns}>
        <div className={classes.main}>
          {kind.fieldsAside !== true && <ItemFields kind={kind} item={item} />}
          {kind.panels?.(item)}
        </div>
        <aside
          className={classes.side}
          aria-label={kind.fieldsAside === true ? 'Stammdaten' : 'Verwendung und Verlauf'}
        >
          <MergePanel kind={kind} item={item} />
          {kind.fieldsAside === true ? <ItemFields kind={kind} item={item} /> : <UsagePanel kind={kind} item={item} />}
          <ItemHistory resource={kind.name} id={id} />
        </aside>
      </div>
    </main>
  )
}

function WayBack({ kind }: { kind: Kind }) {
  return (
    <Crumb>
      <Link {...paths.masterList(kind.name)}>{kindNames[kind.name][1]}</Link>
    </Crumb>
  )
}

type FailureProps = { kind: Kind; error: Error; onRetry: () => void }

/** What is not there is not there the next time either: then the list is the way on. */
function ItemFailure({ kind, error, onRetry }: FailureProps) {
  if (!(error instanceof ApiError && error.status === 404)) {
    return <ErrorState text="Der Eintrag konnte nicht geladen werden!" onRetry={onRetry} />
  }
  const [one, many] = kindNames[kind.name]
  const back = (
    <Button variant="default" renderRoot={(props) => <Link {...props} {...paths.masterList(kind.name)} />}>
      Zu allen {many}
    </Button>
  )
  return <EmptyState icon={kind.icon} text={`${one} wurde nicht gefunden.`} action={back} />
}

type PartProps = { kind: Kind; item: Item }

function ItemHead({ kind, item, onGone }: PartProps & { onGone: () => void }) {
  const { save } = useSave(kind.contract, item.id)
  const mayKeep = useMayKeep(kind, item)
  const retired = isRetired(kind, item)
  usePageTitle(kind.titleOf(item))
  return (
    <header className={classes.itemHead}>
      <WayBack kind={kind} />
      <h1 className={classes.title}>{kind.titleOf(item)}</h1>
      <span className={classes.hint}>{kind.hintOf?.(item)}</span>
      {retired && <Badge tone="neutral">{kind.retiredBy === 'deleted' ? 'Gelöscht' : 'Stillgelegt'}</Badge>}
      {isShared(item) && (
        <Badge tone="info" title="Dieser Eintrag dient allen Organisationen.">
          gemeinsam
        </Badge>
      )}
      <span className={classes.actions}>
        <MergeButton kind={kind} item={item} />
        {mayKeep && kind.retiredBy !== undefined && (
          <Button
            variant="default"
            leftSection={retired ? <IconArchiveOff size={15} /> : <IconArchive size={15} />}
            onClick={() => save({ [kind.retiredBy as string]: !retired })}
          >
            {retired ? 'Wieder anbieten' : 'Stilllegen'}
          </Button>
        )}
        {mayKeep && <RemoveButton kind={kind} item={item} onGone={onGone} />}
      </span>
    </header>
  )
}

/** Whether this user may rename, retire and delete the entry (docs/decisions/006). */
function useMayKeep(kind: Kind, item: Item): boolean {
  const { user } = useSession()
  return user.isAdmin || !(kind.keptByAdmins === true || isShared(item))
}

function ItemFields({ kind, item }: PartProps) {
  const mayKeep = useMayKeep(kind, item)
  const groups = kind.groups
    .map(({ title, fields }) => ({ title, fields: fields.filter(({ onlyNew }) => onlyNew !== true) }))
    .filter(({ fields }) => fields.length > 0)
  return (
    <div className={classes.fields}>
      {groups.map(({ title, fields }) => (
        <FormGroup
          key={title}
          title={title}
          action={
            <ItemTranslations
              contract={kind.contract}
              item={item}
              what={kind.titleOf(item)}
              names={kind.translated?.filter((name) => fields.some((field) => field.name === name)) ?? []}
              disabled={!mayKeep && kind.keptByAdmins === true}
            />
          }
          namesField={fields.every(({ label }) => label === title)}
        >
          {isPosition(fields) ? (
            <SavedPosition kind={kind} item={item} fields={fields} disabled={!mayKeep && kind.keptByAdmins === true} />
          ) : (
            fields.map((description) => {
              const disabled = !mayKeep && (kind.keptByAdmins === true || description.byAdminsWhenShared === true)
              const field = { contract: kind.contract, item, description, disabled }
              if (description.name === translationOfName)
                return <SavedTranslationOf key={description.name} {...field} />
              return (
                <Field key={description.name} span={description.span ?? 4}>
                  <SavedField {...field} />
                </Field>
              )
            })
          )}
          {!mayKeep && fields.some((field) => kind.keptByAdmins === true || field.byAdminsWhenShared === true) && (
            <p className={classes.reason}>Was allen Organisationen dient, benennen und verorten die Administratoren.</p>
          )}
        </FormGroup>
      ))}
    </div>
  )
}
