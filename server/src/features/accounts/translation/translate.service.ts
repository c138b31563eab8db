import {
  type AskedService,
  serviceRequest,
  textsInAnswer,
} from '@reisewerk/domain/accounts/translation/asked-service.ts'
import type { Translate } from '@reisewerk/domain/accounts/translation/translate.contract.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { ApiError, violated } from '../../../platform/errors.ts'
import type { Seal } from '../../../platform/seal/seal.ts'
import { readSettings } from '../settings.service.ts'
import { answerOf, away } from './answer-of-service.ts'
import { openedKey } from './translation-services.service.ts'

const longestWaitMs = 20_000

/**
 * Has texts translated by the service of a house (INV-09): they, the two languages and nothing else are sent, once somebody asks.
 * Whatever comes back is shown to who asked and stored nowhere.
 * @throws ApiError 404 for a house that is not the actor's, 422 where the module is off or there is no service, 502 where it fails
 */
export async function translate(
  trx: Transaction,
  seal: Seal,
  organisationId: number,
  asked: Translate,
): Promise<{ texts: string[] }> {
  const { settings } = await readSettings(trx, organisationId)
  if (!settings.general.aiModule) {
    throw new ApiError(422, 'ai_off', 'Das KI-Modul ist in den Einstellungen ausgeschaltet.')
  }
  if (asked.texts.length === 0) throw violated({ propertyPath: 'texts', message: 'Bitte Text eingeben' })
  const service = await serviceOf(trx, seal, organisationId)
  const answer = await answerOf(serviceRequest(service, asked), longestWaitMs)
  const texts = textsInAnswer(service.kind, answer, asked.texts.length)
  if (texts === null) throw away('Der Übersetzungsdienst hat keine brauchbare Übersetzung geliefert.')
  return { texts }
}

async function serviceOf(trx: Transaction, seal: Seal, organisationId: number): Promise<AskedService> {
  const [kept] = await trx.query<Omit<AskedService, 'key'> & { sealedKey: string }>(
    `select s.kind, s.address, s.model, k.sealed_key as "sealedKey" from translation_services s
       join translation_keys k on k.service_id = s.id where s.organisation_id = $1`,
    [organisationId],
  )
  if (kept === undefined) {
    throw new ApiError(422, 'no_translation', 'In den Einstellungen steht kein Übersetzungsdienst.')
  }
  const { sealedKey, ...service } = kept
  const key = openedKey(seal, sealedKey, organisationId)
  if (key !== null) return { ...service, key }
  const message =
    'Der Schlüssel des Übersetzungsdienstes lässt sich nicht öffnen; bitte in den Einstellungen neu eingeben.'
  throw new ApiError(422, 'no_translation', message)
}
