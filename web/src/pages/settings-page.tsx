import { Select } from '@mantine/core'
import { optionListNames, optionListOf } from '@reisewerk/domain/accounts/option-lists.ts'
import { settingAreas } from '@reisewerk/domain/accounts/setting-fields.contract.ts'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { HouseSettings } from '../features/accounts/house/house-settings.tsx'
import { OptionEditor } from '../features/accounts/settings/option-editor.tsx'
import { SettingArea } from '../features/accounts/settings/setting-area.tsx'
import classes from '../features/accounts/settings/settings.module.css'
import { TranslationSettings } from '../features/accounts/settings/translation-settings.tsx'
import { MailboxSettings } from '../features/mail/mailbox/mailbox-settings.tsx'
import { MailServerSettings } from '../features/mail/outgoing/mail-server-settings.tsx'
import { PersonalDataLog } from '../features/room-lists/personal/personal-data-log.tsx'
import { useSession } from '../lib/session.ts'
import { paths } from '../paths.ts'
import { PageHead } from '../ui/layout/page-head.tsx'
import { NavTitle, navLink, PageWithNav } from '../ui/layout/page-with-nav.tsx'
import { Panel } from '../ui/layout/panel.tsx'

const route = getRouteApi('/shell/settings')

type OwnArea = {
  readonly key: string
  readonly title: string
  readonly Page: ComponentType<{ organisationId: number }>
  /** It has its own frame. */
  readonly isBare?: true
}

/** Areas that are no switches; the first stands before those. */
const house: OwnArea = { key: 'house', title: 'Unser Haus', Page: HouseSettings }
const ownAreas: readonly OwnArea[] = [
  { key: 'mailbox', title: 'Postfach', Page: MailboxSettings },
  { key: 'mail-server', title: 'Mailserver', Page: MailServerSettings },
  { key: 'translation', title: 'Übersetzung', Page: TranslationSettings },
  { key: 'personal-data', title: 'Personendaten', Page: PersonalDataLog, isBare: true },
]

/** What a house says of itself, its switches and option lists, for its administrators (APP-05, MOVE-01). */
export function SettingsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { organisations } = useSession()
  const organisation = organisations.find(({ id }) => id === search.organisation) ?? organisations[0]
  if (organisation === undefined) return null
  const list = optionListNames.find((name) => name === search.list)
  const own = list === undefined ? [house, ...ownAreas].find(({ key }) => key === search.area) : undefined
  const area = settingAreas.find(({ key }) => key === search.area) ?? settingAreas[0]
  const isSwitches = list === undefined && own === undefined
  const areaLink = ({ key, title }: { key: string; title: string }, isHere: boolean) => (
    <Link
      key={key}
      {...paths.settings({ organisation: search.organisation, area: key })}
      className={navLink}
      aria-current={isHere ? 'page' : undefined}
    >
      {title}
    </Link>
  )
  return (
    <main>
      <PageHead title="EINSTELLUNGEN" hint={hintOf(organisation.name, own)}>
        {organisations.length > 1 && (
          <Select
            className={classes.organisation}
            aria-label="Organisation"
            data={organisations.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(organisation.id)}
            allowDeselect={false}
            onChange={(id) => void navigate({ search: { ...search, organisation: Number(id) } })}
          />
        )}
      </PageHead>
      <PageWithNav
        label="Bereiche der Einstellungen"
        here={list === undefined ? ((own ?? area)?.title ?? '') : optionListOf(list).label}
        nav={
          <>
            <NavTitle>Bereiche</NavTitle>
            {areaLink(house, own === house)}
            {settingAreas.map((one) => areaLink(one, isSwitches && area === one))}
            {ownAreas.map((one) => areaLink(one, own === one))}
            <NavTitle>Auswahllisten</NavTitle>
            {optionListNames.map((name) => (
              <Link
                key={name}
                {...paths.settings({ organisation: search.organisation, list: name })}
                className={navLink}
                aria-current={list === name ? 'page' : undefined}
              >
                {optionListOf(name).label}
              </Link>
            ))}
          </>
        }
      >
        {own !== undefined ? (
          <OwnAreaPanel key={`${organisation.id} ${own.key}`} area={own} organisationId={organisation.id} />
        ) : list !== undefined ? (
          <Panel title={optionListOf(list).label} hint={optionListOf(list).hint} flush>
            <OptionEditor key={`${organisation.id} ${list}`} list={list} organisationId={organisation.id} />
          </Panel>
        ) : (
          area !== undefined && (
            <Panel title={area.title} flush>
              <SettingArea key={`${organisation.id} ${area.key}`} area={area} organisationId={organisation.id} />
            </Panel>
          )
        )}
      </PageWithNav>
    </main>
  )
}

/** What has a form of its own is saved by its button. */
function hintOf(name: string, own: OwnArea | undefined): string {
  return own === undefined ? `${name} · jede Änderung wird sofort gespeichert` : name
}

function OwnAreaPanel({ area: { title, Page, isBare }, organisationId }: { area: OwnArea; organisationId: number }) {
  if (isBare) return <Page organisationId={organisationId} />
  return (
    <Panel title={title} flush>
      <Page organisationId={organisationId} />
    </Panel>
  )
}
