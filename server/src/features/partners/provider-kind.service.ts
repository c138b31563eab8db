import { type RequestedKind, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { violated } from '../../platform/errors.ts'

/**
 * Only a hotel answers for hotels, and only a shipping line for ferries.
 * @param path of the field that names the provider; one that is not visible is told by its link
 * @throws ApiError 422 at the field
 */
export async function checkProviderKind(
  trx: Transaction,
  kind: RequestedKind,
  path: string,
  provider: number,
): Promise<void> {
  const [found] = await trx.query<{ kind: RequestedKind }>('select kind from providers where id = $1', [provider])
  if (found === undefined || found.kind === kind) return
  throw violated({ propertyPath: path, message: serviceKinds[kind].asked.providerNotOfKind })
}
