import { timesAfterChange } from '@reisewerk/domain/itinerary/service-times.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound, violated } from '../../platform/errors.ts'
import { type Body, type Desk, type Resource, resourceOf } from '../../platform/resource/resource.ts'
import { checkReferences, insertItem, updateItem } from '../../platform/resource/write.ts'
import { changeOptionDeadline, type OptionChange } from '../tasks/todos.service.ts'
import {
  findRequestedService,
  lockRequestTimes,
  type RequestedService,
  type RequestKind,
  readPartner,
} from './requests.queries.ts'

/** Per kind: where its requests and services are kept, who answers them, and what a request takes over from its service. */
export const requestKinds = {
  hotel: {
    requests: 'hotel_requests',
    placeholders: 'hotel_placeholders',
    providers: 'hotels',
    notOfKind: 'Diese Leistung ist kein Hotel.',
    own: ({ board }: RequestedService) => ({ board }),
  },
  ferry: {
    requests: 'ferry_requests',
    placeholders: 'ferry_placeholders',
    providers: 'ferries',
    notOfKind: 'Diese Leistung ist keine Fähre.',
    own: ({ type, startPort, endPort }: RequestedService) => ({ type, startPort, endPort }),
  },
} as const satisfies Record<RequestKind, unknown>
export const requestKindKeys = ['hotel', 'ferry'] as const satisfies readonly RequestKind[]

/**
 * Asks a provider or agency for a service. What nobody named is taken from the service, and as many are asked for as the
 * trip has rooms for; the request is not chosen by being there (REQ-02).
 * @throws ApiError 422 when the service is of another kind or not visible
 */
export async function addRequest(trx: Transaction, kind: RequestKind, body: Body, desk: Desk): Promise<number> {
  const { optionTodo, contingent, ...fields } = body
  const service = await findRequestedService(trx, Number(body.placeholder))
  if (service === null) throw violated({ propertyPath: 'placeholder', message: 'Leistung wurde nicht gefunden.' })
  if (service.kind !== kind) throw violated({ propertyPath: 'placeholder', message: requestKinds[kind].notOfKind })
  await checkProvider(trx, kind, body, desk)
  const request: Body = {
    ...requestKinds[kind].own(service),
    ...fields,
    ...timesAfterChange(service, fields),
    contingent: { askedAmount: service.pax, ...(contingent as Body | undefined) },
  }
  const id = await insertItem(trx, desk.resources, resourceOf(desk.resources, requestKinds[kind].requests), request)
  await saveOption(trx, id, optionTodo, desk)
  return id
}

/** Changes a request; whoever moves its start to another day takes its end along (001 §5). */
export async function changeRequest(
  trx: Transaction,
  resource: Resource,
  id: number,
  body: Body,
  desk: Desk,
): Promise<void> {
  const { optionTodo, ...fields } = body
  const kind = requestKindKeys.find((key) => requestKinds[key].requests === resource.contract.name)
  if (kind !== undefined) await checkProvider(trx, kind, body, desk)
  if (fields.startAt !== undefined) {
    const before = await lockRequestTimes(trx, id)
    if (before === null) throw notFound(resource.contract.title)
    Object.assign(fields, timesAfterChange(before, fields))
  }
  await updateItem(trx, desk.resources, resource, id, fields)
  await saveOption(trx, id, optionTodo, desk)
}

/** Only a hotel answers for hotels, and only a shipping line for ferries. */
async function checkProvider(trx: Transaction, kind: RequestKind, body: Body, desk: Desk): Promise<void> {
  if (typeof body.provider !== 'number') return
  await checkReferences(trx, desk.resources, [
    { path: 'provider', resource: requestKinds[kind].providers, ids: [body.provider] },
  ])
}

async function saveOption(trx: Transaction, id: number, option: unknown, desk: Desk): Promise<void> {
  if (option === undefined) return
  // The contract has decoded the option.
  await changeOptionDeadline(trx, await readPartner(trx, id), option as OptionChange, desk)
}

/**
 * Asks one agency for several services at once (000 §7).
 * @param ids of services by kind
 */
export async function addRequestsAtAgency(
  trx: Transaction,
  agency: number,
  ids: Readonly<Record<RequestKind, readonly number[]>>,
  desk: Desk,
): Promise<void> {
  for (const kind of requestKindKeys) {
    for (const placeholder of ids[kind]) await addRequest(trx, kind, { placeholder, agency }, desk)
  }
}
