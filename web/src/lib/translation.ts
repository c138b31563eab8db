import type { Translate } from '@reisewerk/domain/accounts/translation/translate.contract.ts'
import { translationServiceContract } from '@reisewerk/domain/accounts/translation/translation-service.contract.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { listOf } from './api.ts'
import { send } from './http.ts'

export type TranslationService = ItemOf<typeof translationServiceContract>

/** Where a house has texts translated; none until an administrator says so. */
export function translationServicesOf(organisation: number) {
  return listOf(translationServiceContract, { query: { 'organisation.id': organisation } })
}

/** Sends texts to the service of the house. */
export async function translate(organisation: number, asked: Translate, signal: AbortSignal): Promise<string[]> {
  const path = `/api/organisations/${organisation}/translate`
  return (await send<{ texts: string[] }>('POST', path, { body: asked, signal })).data.texts
}
