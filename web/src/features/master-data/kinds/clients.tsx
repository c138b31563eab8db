import { clientContract, contactContract, saleCurrencies } from '@reisewerk/domain/partners/client.contract.ts'
import { agencyContract, providerContract } from '@reisewerk/domain/partners/provider.contract.ts'
import { IconUser, IconUsersGroup } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { day } from '../../../lib/format.ts'
import { paths } from '../../../paths.ts'
import { describe } from '../kind.ts'
import { isKindName } from '../kind-names.ts'
import { ClientPanels } from '../panels/client-panels.tsx'

const languages = [
  { value: 'de_DE', label: 'Deutsch' },
  { value: 'en', label: 'Englisch' },
  { value: 'fr', label: 'Französisch' },
]

export const clientKind = describe(clientContract, {
  icon: IconUsersGroup,
  newLabel: 'Neuer Kunde',
  searchHint: 'Name, Kontakt, Ort …',
  retiredBy: 'isRetired',
  listGroups: ['client_list_read'],
  defaultSort: 'companyName',
  titleOf: ({ companyName }) => companyName,
  hintOf: ({ shortName }) => shortName,
  columns: [
    { name: 'companyName' },
    { name: 'customerNumber', width: 130, quiet: true },
    { name: 'shortName', width: 200, quiet: true },
    { name: 'kind', width: 150, quiet: true },
    { name: 'city', width: 180, quiet: true },
    { name: 'clientComplexity', width: 120, align: 'right', quiet: true },
    { name: 'tripCount', width: 96, align: 'right', show: ({ tripCount }) => tripCount || '' },
    { name: 'lastTripAt', width: 130, quiet: true, show: ({ lastTripAt }) => day(lastTripAt) },
    { name: 'mainCurrency', width: 96, quiet: true },
    {
      name: 'mainLanguage',
      width: 120,
      quiet: true,
      show: ({ mainLanguage }) => languages.find(({ value }) => value === mainLanguage)?.label,
    },
  ],
  filters: [{ name: 'kind' }, { name: 'mailingConsent' }],
  panels: ({ id }) => <ClientPanels id={id} />,
  fieldsAside: true,
  groups: [
    {
      title: 'Stammdaten',
      fields: [
        { name: 'companyName', span: 12 },
        { name: 'shortName', span: 6 },
        { name: 'kind', span: 6 },
        { name: 'customerNumber', span: 6, whenNew: 'leer für die nächste' },
        { name: 'phone', span: 6 },
        { name: 'categories', span: 12 },
        { name: 'paymentType', span: 6 },
        { name: 'vatId', span: 6 },
        {
          name: 'mainCurrency',
          span: 6,
          choices: saleCurrencies.map((value) => ({ value, label: value })),
        },
        { name: 'mainLanguage', span: 6 },
        { name: 'debtorNumber', span: 6, later: true },
        { name: 'isFormal', span: 12, later: true },
        { name: 'withoutPackageLaw', span: 12, later: true },
        { name: 'clientComplexity', span: 12, as: 'scale' },
      ],
    },
    {
      title: 'Mailings',
      fields: [
        { name: 'mailingConsent', span: 6, later: true },
        { name: 'mailingConsentAt', span: 6, later: true },
      ],
    },
    {
      title: 'E-Rechnung',
      fields: [
        { name: 'eInvoice', span: 6, later: true },
        { name: 'leitwegId', span: 6, later: true },
        { name: 'buyerReference', span: 12, later: true },
        { name: 'eInvoiceKind', span: 6, later: true },
        { name: 'eInvoiceAddress', span: 6, later: true },
      ],
    },
    {
      title: 'Mahnwesen',
      fields: [
        { name: 'reminderBlock', span: 6, later: true },
        { name: 'reminderBlockUntil', span: 6, later: true },
      ],
    },
  ],
})

function HomeLink({ link, name }: { link: string; name: string }) {
  const [, resource = '', id = ''] = /^\/api\/(\w+)\/(-?\d+)$/.exec(link) ?? []
  if (!isKindName(resource)) return name
  return (
    <Link {...paths.masterItem(resource, Number(id))} title={name}>
      {name}
    </Link>
  )
}

export const contactKind = describe(contactContract, {
  icon: IconUser,
  newLabel: 'Neuer Kontakt',
  searchHint: 'Name, E-Mail, Telefon …',
  retiredBy: 'deleted',
  listGroups: ['contact_home_read'],
  defaultSort: 'lastName',
  titleOf: ({ fullName }) => fullName || 'Ohne Namen',
  hintOf: ({ home }) => home.name,
  columns: [
    { label: 'Name', sort: 'lastName', width: 240, show: ({ fullName }) => fullName || 'Ohne Namen' },
    {
      label: 'Gehört zu',
      show: ({ home }) => <HomeLink {...home} />,
    },
    { name: 'type', width: 160, quiet: true, show: ({ type }) => (type === 'primary' ? 'Hauptkontakt' : type) },
    { name: 'email', width: 280, quiet: true },
    { name: 'phoneFixed', width: 168, quiet: true },
    { name: 'phoneMobile', width: 168, quiet: true },
  ],
  groups: [
    {
      title: 'Gehört zu',
      fields: [
        { name: 'client', span: 4, target: clientContract, onlyNew: true },
        { name: 'provider', label: 'oder Leistungsträger', span: 4, target: providerContract, onlyNew: true },
        { name: 'agency', label: 'oder Agentur', span: 4, target: agencyContract, onlyNew: true },
      ],
    },
    {
      title: 'Person',
      fields: [
        {
          name: 'salutation',
          span: 2,
        },
        { name: 'firstName', span: 3 },
        { name: 'lastName', span: 4 },
        { name: 'type', span: 3, words: { primary: 'Hauptkontakt', other: 'Weiterer Kontakt' } },
      ],
    },
    {
      title: 'Erreichbar',
      fields: [
        { name: 'email', span: 4 },
        { name: 'phoneFixed', span: 4 },
        { name: 'phoneMobile', span: 4 },
      ],
    },
  ],
})
