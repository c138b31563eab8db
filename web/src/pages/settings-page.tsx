import { Select } from '@mantine/core'
import { optionListNames, optionListOf } from '@reisewerk/domain/accounts/option-lists.ts'
import { settingAreas } from '@reisewerk/domain/accounts/setting-fields.contract.ts'
import { getRouteApi, Link } from '@tanstack/react-router'
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

/** The switches and option lists of an organisation, for its administrators (APP-05). */
export function SettingsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { organisations } = useSession()
  const organisation = organisations.find(({ id }) => id === search.organisation) ?? organisations[0]
  if (organisation === undefined) return null
  const list = optionListNames.find((name) => name === search.list)
  const area = settingAreas.find(({ key }) => key === search.area) ?? settingAreas[0]
  const isMailbox = list === undefined && search.area === 'mailbox'
  const isMailServer = list === undefined && search.area === 'mail-server'
  const isPersonal = list === undefined && search.area === 'personal-data'
  const isTranslation = list === undefined && search.area === 'translation'
  const isSwitches = list === undefined && !isMailbox && !isMailServer && !isPersonal && !isTranslation
  return (
    <main>
      <PageHead title="EINSTELLUNGEN" hint={`${organisation.name} · jede Änderung wird sofort gespeichert`}>
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
        nav={
          <>
            <NavTitle>Bereiche</NavTitle>
            {settingAreas.map(({ key, title }) => (
              <Link
                key={key}
                {...paths.settings({ organisation: search.organisation, area: key })}
                className={navLink}
                aria-current={isSwitches && area?.key === key ? 'page' : undefined}
              >
                {title}
              </Link>
            ))}
            <Link
              {...paths.settings({ organisation: search.organisation, area: 'mailbox' })}
              className={navLink}
              aria-current={isMailbox ? 'page' : undefined}
            >
              Postfach
            </Link>
            <Link
              {...paths.settings({ organisation: search.organisation, area: 'mail-server' })}
              className={navLink}
              aria-current={isMailServer ? 'page' : undefined}
            >
              Mailserver
            </Link>
            <Link
              {...paths.settings({ organisation: search.organisation, area: 'translation' })}
              className={navLink}
              aria-current={isTranslation ? 'page' : undefined}
            >
              Übersetzung
            </Link>
            <Link
              {...paths.settings({ organisation: search.organisation, area: 'personal-data' })}
              className={navLink}
              aria-current={isPersonal ? 'page' : undefined}
            >
              Personendaten
            </Link>
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
        {isMailbox ? (
          <Panel title="Postfach" flush>
            <MailboxSettings key={organisation.id} organisationId={organisation.id} />
          </Panel>
        ) : isMailServer ? (
          <Panel title="Mailserver" flush>
            <MailServerSettings key={organisation.id} organisationId={organisation.id} />
          </Panel>
        ) : isTranslation ? (
          <Panel title="Übersetzung" flush>
            <TranslationSettings key={organisation.id} organisationId={organisation.id} />
          </Panel>
        ) : isPersonal ? (
          <PersonalDataLog key={organisation.id} organisationId={organisation.id} />
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
