import { menuListDocument, menuListName } from '@reisewerk/domain/trip-documents/menus/menu-list-document.ts'
import { type Meal, mealNamed } from '@reisewerk/domain/trip-documents/menus/menu-words.ts'
import { violated } from '../../../platform/errors.ts'
import type { DocumentKind } from '../../documents/generate.service.ts'
import { menusOfTrip } from './menus.queries.ts'

/** What a group eats, as a list for the group and for those who serve it (002 §2, DOC-04). @param shown which meals */
export function menuListKind(shown: readonly Meal[] | undefined): DocumentKind {
  return {
    type: 'menu',
    // It goes to the same readers as the travel documents.
    isMultilingual: () => true,
    compose: async (trx, { own: { orderId, source } }) => {
      const rows = await menusOfTrip(trx, orderId)
      const served = rows.map(({ subType, times, ...row }) => {
        const meal = mealNamed(subType)
        return { ...row, meal, time: times?.find(({ type }) => type === meal)?.time ?? null }
      })
      // A list of no meal would be an empty page.
      if (!served.some(({ meal }) => shown === undefined || shown.includes(meal)))
        throw nothingServed(served.length > 0)
      return {
        name: menuListName(source),
        template: 'menus/menu-list',
        model: () => menuListDocument(source, served, shown),
      }
    },
  }
}

function nothingServed(hasOthers: boolean) {
  const message = hasOthers
    ? 'Für die gewählten Mahlzeiten hat die Reise noch kein Menü.'
    : 'Die Reise hat noch kein Menü.'
  return violated({ propertyPath: 'meals', message })
}
