import type { CalendarDate } from '../../calendar-date.ts'
import { documentModel } from '../../documents/document.ts'
import type { DocumentModel, PrintedDay } from '../../documents/document-model.ts'
import type { DocumentSource } from '../../documents/document-source.ts'
import type { RichText } from '../../rich-text.ts'
import { plainTextOf } from '../../rich-text.ts'
import { typesetRichText } from '../../typography/typeset.ts'
import { type Meal, mealKeys, menuWordsIn } from './menu-words.ts'

/** A meal of a trip as the database has it. */
export type MenuMeal = {
  readonly date: CalendarDate
  readonly meal: Meal
  /** Who serves it, and where that is. */
  readonly provider: string
  readonly place: string | null
  /** '19:00', where the house has said when. */
  readonly time: string | null
  /** What the chosen menu is called; empty for a text of one's own. */
  readonly menu: string
  readonly text: RichText | null
}

type PrintedMeal = { type: string; place: string; time: string; menu: string; text: RichText | null; open: string }
type MenuDay = Pick<PrintedDay, 'number' | 'weekday' | 'date' | 'label'> & { meals: PrintedMeal[] }
export type MenuListModel = DocumentModel & { heading: string; group: string; menus: MenuDay[] }

/**
 * What a group eats, day by day (002 §2 'menu list'); days without a meal are left out.
 * @param meals in any order @param shown which meals of the day are listed
 */
export function menuListDocument(
  source: DocumentSource,
  meals: readonly MenuMeal[],
  shown: readonly Meal[] = mealKeys,
): MenuListModel {
  const { language, trip } = source
  const model = documentModel(source, menuListName(source), [], null)
  const menus = source.days.flatMap(({ date }, index) => {
    const day = model.days[index]
    const served = meals.filter((one) => one.date === date && shown.includes(one.meal)).toSorted(byMeal)
    if (day === undefined || served.length === 0) return []
    const { number, weekday, date: dayAndMonth, label } = day
    return [{ number, weekday, date: dayAndMonth, label, meals: served.map((one) => printedMeal(one, source)) }]
  })
  const period = language.dates.dateRange(trip.startAt, trip.endAt)
  const group = [model.trip.group, period].filter((part) => part !== '').join(' · ')
  return { ...model, heading: menuWordsIn[language.locale].name, group, menus }
}

/** @returns 'Menüliste 2600417' */
export function menuListName({ orderNumber, language: { locale } }: DocumentSource): string {
  return `${menuWordsIn[locale].name} ${orderNumber}`
}

/** In the order of the day, and what is served at once by the clock. */
function byMeal(one: MenuMeal, other: MenuMeal): number {
  return mealKeys.indexOf(one.meal) - mealKeys.indexOf(other.meal) || (one.time ?? '').localeCompare(other.time ?? '')
}

function printedMeal({ meal, provider, place, time, menu, text }: MenuMeal, { language }: DocumentSource): PrintedMeal {
  const { typeset, locale } = language
  const words = menuWordsIn[locale]
  const isOpen = menu.trim() === '' && plainTextOf(text).trim() === ''
  const isInName = place !== null && provider.includes(place)
  return {
    type: words.meals[meal],
    place: typeset([provider.trim(), isInName ? '' : (place ?? '')].filter((part) => part !== '').join(', ')),
    time: time === null ? '' : language.dates.clock(time),
    menu: typeset(menu.trim()),
    text: text === null ? null : typesetRichText(text, typeset),
    open: isOpen ? words.open : '',
  }
}
