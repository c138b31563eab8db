import type { RequestBody } from '@reisewerk/domain/requests/request-contracts.ts'
import { providerNames } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { type Violation, violated } from '../../platform/errors.ts'
import { deletedContact, findStrangers, strangers } from '../orders/people.service.ts'
import { checkHouses, type HouseLink } from '../partners/houses.service.ts'
import { type AskedFirms, type LinkedPeople, organisationOfTrip, speaksFor } from './requests.queries.ts'

const nobodyThere = 'Dieser Kontakt gehört weder zum Leistungsträger noch zur Agentur der Anfrage.'

/**
 * Whom one writes to speaks for a firm that is asked, lest another firm reads the letter (REQ-05). That person, who is there
 * on the day and where are of the trip's house (APP-04); nobody of them is deleted (000 §5). What stands there already may be sent back as read.
 * @throws ApiError 422 at the field
 */
export async function checkRequestPeople(
  trx: Transaction,
  orderId: number,
  fields: RequestBody,
  before: Partial<LinkedPeople & AskedFirms> = {},
): Promise<void> {
  const contacts = newLinks(fields, before, ['requestContact', 'assignedContact'])
  const addresses = newLinks(fields, before, ['assignedAddress'])
  if (contacts.length + addresses.length === 0) return
  const ids = (links: readonly { id: number }[]) => links.map(({ id }) => id)
  const organisation = await organisationOfTrip(trx, orderId)
  const foreign = await findStrangers(trx, organisation, { contacts: ids(contacts), addresses: ids(addresses) })
  const violations: Violation[] = [
    ...contacts.flatMap(({ id, propertyPath }) =>
      foreign.deleted.has(id)
        ? [{ propertyPath, message: deletedContact }]
        : foreign.contacts.has(id)
          ? [{ propertyPath, message: strangers.contact }]
          : [],
    ),
    ...addresses.flatMap(({ id, propertyPath }) =>
      foreign.addresses.has(id) ? [{ propertyPath, message: strangers.address }] : [],
    ),
  ]
  const [spoken] = contacts.filter(
    ({ propertyPath, id }) =>
      propertyPath === 'requestContact' && !foreign.contacts.has(id) && !foreign.deleted.has(id),
  )
  if (spoken !== undefined && !(await speaksFor(trx, spoken.id, firmsOf(fields, before)))) {
    violations.push({ propertyPath: spoken.propertyPath, message: nobodyThere })
  }
  if (violations.length > 0) throw violated(...violations)
}

/** Who is asked once the fields are saved; the provider may stand there under the name of its kind (001 §3). */
function firmsOf(fields: RequestBody, before: Partial<AskedFirms>): AskedFirms {
  const then = (firm: keyof AskedFirms, names: readonly (typeof firmNames)[number][]) => {
    const named = names.map((name) => fields[name]).find((id) => id !== undefined)
    return named === undefined ? (before[firm] ?? null) : named
  }
  return { provider: then('provider', providerNames), agency: then('agency', ['agency']) }
}

const provider: HouseLink = { to: 'provider', table: 'requests', column: 'provider_id' }
/** A request names whom it asks by one of these. */
export const firmNames = [...providerNames, 'agency'] as const
const partners: Readonly<Record<string, HouseLink>> = {
  ...Object.fromEntries(providerNames.map((name) => [name, provider])),
  agency: { to: 'agency', table: 'requests', column: 'agency_id' },
  otherService: { to: 'service', table: 'other_requests', column: 'other_service_id' },
  otherServiceType: { to: 'serviceType', table: 'other_requests', column: 'other_service_type_id' },
  menu: { to: 'menu', table: 'requests', column: 'menu_id' },
}

/** Whom one asks, and for what, is of the trip's house or of all (APP-04). @throws ApiError 422 at the field */
export async function checkRequestPartners(
  trx: Transaction,
  request: { readonly order: number } | { readonly id: number },
  fields: RequestBody,
): Promise<void> {
  await checkHouses(trx, 'order' in request ? request : { table: 'requests', ...request }, partners, fields)
}

export const strangeMenu = 'Dieses Menü gehört zu einem anderen Leistungsträger.'

/** A menu is on the card of whom one asks (002 §7 looks menus up by provider). @throws ApiError 422 for a new one that is not */
export async function checkMenu(trx: Transaction, id: number, fields: RequestBody): Promise<void> {
  if (fields.menu == null) return
  const provider = providerNames.map((name) => fields[name]).find((asked) => asked != null) ?? null
  const strange = await trx.query(
    `select from menus m, requests r where m.id = $1 and r.id = $2 and r.menu_id is distinct from m.id
       and m.provider_id <> coalesce($3::bigint, r.provider_id)`,
    [fields.menu, id, provider],
  )
  if (strange.length > 0) throw violated({ propertyPath: 'menu', message: strangeMenu })
}

function newLinks(fields: RequestBody, before: Partial<LinkedPeople>, names: readonly (keyof LinkedPeople)[]) {
  return names.flatMap((propertyPath) => {
    const id = fields[propertyPath]
    return id != null && id !== before[propertyPath] ? [{ propertyPath, id }] : []
  })
}
