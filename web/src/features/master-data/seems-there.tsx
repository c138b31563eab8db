import { useDebouncedValue } from '@mantine/hooks'
import { duplicateReasons, type Likeness, seemsSame } from '@reisewerk/domain/partners/duplicates.ts'
import { IconAlertCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type Item, isChoice } from '../../form/field-value.ts'
import { send } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { atPath } from '../../lib/saving/field-paths.ts'
import type { Kind } from './kind.ts'
import type { KindName } from './kind-names.ts'
import classes from './seems-there.module.css'

type Value = (path: string) => unknown
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const emails = (...values: unknown[]) => values.map(text).filter((one) => one !== '')

type Compared = {
  readonly typed: (value: Value) => Likeness
  readonly groups: readonly string[]
  readonly there: (item: Item) => Likeness
}
const byName: Compared = {
  typed: (value) => {
    const place = value('place')
    return {
      name: text(value('name')),
      place: isChoice(place) ? place.label : '',
      emails: emails(value('email')),
      number: '',
    }
  },
  groups: ['place_read'],
  there: (item) => ({
    name: text(item.name),
    place: text(atPath(item, 'place.name')),
    emails: emails(item.email),
    number: '',
  }),
}
/** The kinds of which one entry is easily made twice, and what of each is compared. */
const compared: Partial<Record<KindName, Compared>> = {
  clients: {
    typed: (value) => ({
      name: text(value('companyName')),
      place: '',
      emails: [],
      number: text(value('customerNumber')),
    }),
    groups: ['client_list_read'],
    there: (item) => ({
      name: text(item.companyName),
      place: text(item.city),
      emails: [],
      number: text(item.customerNumber),
    }),
  },
  contacts: {
    typed: (value) => ({
      ...{ name: `${text(value('firstName'))} ${text(value('lastName'))}`.trim(), place: '', number: '' },
      emails: emails(value('email')),
    }),
    groups: ['contact_home_read'],
    there: (item) => ({ name: text(item.fullName), place: '', emails: emails(item.email), number: '' }),
  },
  ...{ providers: byName, hotels: byName, ferries: byName, airlines: byName, trains: byName, agencies: byName },
}

/** Which entries there are that seem to be the one being typed into a new form (MOVE-06); each opens beside the form. */
export function SeemsThere({ kind, value }: { kind: Kind; value: Value }) {
  const rule = compared[kind.name]
  const typed = rule?.typed(value)
  const [terms] = useDebouncedValue(termsOf(typed).join('\n'), 300)
  const found = useQuery({
    queryKey: [...keys.list(kind.name), 'seems-there', terms],
    queryFn: ({ signal }) => searched(kind.name, terms.split('\n'), rule?.groups ?? [], signal),
    enabled: rule !== undefined && terms !== '',
  })
  if (rule === undefined || typed === undefined) return null
  const twins = (found.data ?? []).flatMap((item) => {
    const reason = seemsSame(typed, rule.there(item))
    return reason === null ? [] : [{ item, reason }]
  })
  return (
    <div role="status">
      {twins.length > 0 && (
        <div className={classes.note}>
          <IconAlertCircle size={16} stroke={1.7} aria-hidden />
          <div>
            <strong>Gibt es das schon?</strong>
            <ul>
              {twins.slice(0, 3).map(({ item, reason }) => (
                <li key={item.id}>
                  <a href={`/${kind.name}/${item.id}`} target="_blank" rel="noreferrer">
                    {kind.titleOf(item)}
                  </a>
                  {[rule.there(item).place, text(atPath(item, 'home.name')), duplicateReasons[reason].label]
                    .filter((part) => part !== '')
                    .map((part) => ` · ${part}`)}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}

/** What is asked for: the longest word of the name, which finds the fewest, and each e-mail address. */
function termsOf(typed: Likeness | undefined): string[] {
  if (typed === undefined) return []
  const words = typed.name.split(/[\s.,&-]+/).filter((word) => word.length >= 3)
  const longest = words.sort((one, other) => other.length - one.length).slice(0, 1)
  return [...longest, ...typed.emails.filter((email) => email.includes('@'))]
}

async function searched(
  name: string,
  terms: readonly string[],
  groups: readonly string[],
  signal: AbortSignal,
): Promise<Item[]> {
  const answers = await Promise.all(
    terms.map((term) =>
      send<Item[]>('GET', `/api/${name}`, {
        query: { _search: term, '_groups[]': groups, _itemsPerPage: 100 },
        signal,
      }),
    ),
  )
  return [...new Map(answers.flatMap(({ data }) => data).map((item) => [item.id, item])).values()]
}
