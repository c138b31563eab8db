import type { Locale } from '../../accounts/options.ts'
import { meals } from '../templates.contract.ts'

export type Meal = keyof typeof meals
export const mealKeys = Object.keys(meals) as Meal[] // the keys of this table

type MenuWords = {
  /** What the document is called. */
  name: string
  meals: Readonly<Record<Meal, string>>
  /** A meal of which nobody has said what there is. */
  open: string
}

export const menuWordsIn: Readonly<Record<Locale, MenuWords>> = {
  de_DE: {
    name: 'Menüliste',
    meals: { breakfast: 'Frühstück', lunch: 'Mittagessen', dinner: 'Abendessen' },
    open: 'Menü noch nicht gewählt',
  },
  en: {
    name: 'Menus',
    meals: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' },
    open: 'Menu still to be chosen',
  },
  fr: {
    name: 'Menus',
    meals: { breakfast: 'Petit-déjeuner', lunch: 'Déjeuner', dinner: 'Dîner' },
    open: 'Menu encore à choisir',
  },
}

/** The meal that a menu of a trip names by its German word (002 §9); dinner where it names none. */
export function mealNamed(word: string | null): Meal {
  return mealKeys.find((meal) => meals[meal].label === word) ?? 'dinner'
}
