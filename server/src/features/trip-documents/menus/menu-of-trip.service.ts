import { isDeepStrictEqual } from 'node:util'
import type { BodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { tripDetailContract } from '@reisewerk/domain/trip-documents/details/trip-detail.contract.ts'
import { meals } from '@reisewerk/domain/trip-documents/templates.contract.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { violated } from '../../../platform/errors.ts'
import { strangeMenu } from '../../requests/request-people.service.ts'
import { chosenMenu, isServedBy, type StoredMenu, storedMenu } from './menus.queries.ts'

type Body = BodyOf<typeof tripDetailContract>
const nothing: StoredMenu = { request: null, menu: null, text: null }

/**
 * What a menu of a trip says (002 §5): somebody was asked to serve it, and while a menu of theirs is chosen its words hold.
 * @param id of the menu as it stands; null for a new one @returns fields that follow from the body
 * @throws ApiError 422 without a request, for the menu of somebody else, and for words typed beside a chosen menu
 */
export async function menuOfTrip(trx: Transaction, id: number | null, body: Body): Promise<Body> {
  const before = id === null ? nothing : ((await storedMenu(trx, id)) ?? nothing)
  const { request = before.request, menu = before.menu } = body
  if (request === null) throw violated({ propertyPath: 'request', message: 'Bitte einen Leistungsträger wählen.' })
  if (menu === null) return {}
  if (body.menu !== undefined && menu !== before.menu) {
    const chosen = await chosenMenu(trx, menu)
    if (chosen === null) return {}
    if (!(await isServedBy(trx, menu, request))) {
      throw violated({ propertyPath: 'menu', message: strangeMenu })
    }
    const isMeal = (key: string): key is keyof typeof meals => key in meals
    const subType = body.subType ?? (id === null && isMeal(chosen.subType) ? meals[chosen.subType].label : undefined)
    return { text: chosen.text, ...(subType !== undefined && { subType }) }
  }
  if (body.text !== undefined && !isDeepStrictEqual(body.text, before.text)) {
    throw violated({
      propertyPath: 'text',
      message: 'Der Text folgt dem gewählten Menü. Bitte zuerst „Eigener Text“ wählen.',
    })
  }
  return {}
}
