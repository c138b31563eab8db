import type { Locator, Page } from 'playwright-core'
import type { Item, Plan } from './planned-trip.ts'

/** How a form is opened, and where what it makes or changes is found. */
export type Steps = {
  open: (page: Page, plan: Plan) => Promise<Locator>
  /** The field that is corrected. */
  field: string
  save: string
  /** The list that holds it, and by which name of the field. */
  list: (plan: Plan) => string
  /** What stands inside of the listed item. */
  rows?: (item: Item) => Item[]
  name: string
  texts?: readonly [string, string]
  /** How a text gets into a field that is none of its own. */
  fill?: (form: Locator, text: string, plan: Plan) => Promise<void>
  /** It is there before its form has been saved. */
  isThere?: true
  /** What it makes cannot be corrected: the first attempt counts. */
  isFinal?: true
  /** Other tests count what there is. */
  isRemoved?: true
}

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
export async function press(page: Page, path: string, button: string, name: string): Promise<Locator> {
  await page.goto(path)
  await page.getByRole('button', { name: button, exact: true }).click()
  return dialog(page, name)
}

/** Takes the tag that is there away. */
export async function tagIn(form: Locator, text: string): Promise<void> {
  const tags = form.getByLabel('Tags', { exact: true })
  await tags.press('Backspace')
  await tags.fill(text)
}
