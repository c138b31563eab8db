import { msgFile } from '@reisewerk/server/features/mail/msg-file.fixture.ts'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { dialog, press, type Steps, tagIn } from './form-steps.ts'
import { hotelIn, type Item, type Plan, post, read } from './planned-trip.ts'

const mailsOf = ({ id }: Plan) => `email_messages?order.id=${id}`
async function addressed(page: Page, form: Locator): Promise<Locator> {
  await form.getByLabel('An', { exact: true }).fill('chor@kantorei.example')
  await page.keyboard.press('Enter')
  return form
}
/** Mails, letters, and mails from elsewhere. */
export const mailForms = {
  email: {
    open: async (page, plan) => {
      const form = await press(page, plan.address, 'Neue Email', 'NEUE EMAIL')
      await form.getByRole('textbox', { name: 'Nachricht' }).waitFor()
      await addressed(page, form)
      await expect.poll(async () => (await read<Item[]>(page, mailsOf(plan))).length).toBe(1)
      return form
    },
    field: 'Betreff',
    // It is kept while it is written.
    fill: async (form, text, plan) => {
      await form.getByLabel('Betreff').fill(text)
      await expect.poll(async () => (await read<Item[]>(form.page(), mailsOf(plan)))[0]?.subject).toBe(text)
    },
    save: 'Senden',
    list: mailsOf,
    name: 'subject',
    isThere: true,
  },
  letter: {
    open: async (page, plan) => {
      const hotel = await hotelIn(page, plan.days[0], 'Oslo')
      const [agency] = await read<Item[]>(page, 'agencies')
      const placeholder = `/api/hotel_placeholders/${hotel.id}`
      await post(page, 'hotel_requests', { placeholder, agency: `/api/agencies/${agency?.id}` })
      await page.goto(`${plan.address}/requests`)
      await page
        .getByRole('table', { name: 'Anfragen' })
        .getByRole('button', { name: /Aktionen/ })
        .click()
      await page.getByRole('menuitem', { name: 'E-Mail' }).click()
      const form = dialog(page, 'Anfrage an')
      await form.getByLabel('Betreff').waitFor()
      return addressed(page, form)
    },
    field: 'Betreff',
    save: 'Senden',
    list: mailsOf,
    name: 'subject',
    isFinal: true,
  },
  'email-assignment': {
    open: async (page, plan) => {
      await page.goto(`${plan.address}/emails`)
      const buffer = msgFile({ subject: 'Zimmerliste', fromAddress: 'kaethe@kantorei.example' })
      await page
        .locator('input[type=file][accept=".msg"]')
        .setInputFiles({ name: 'Zimmerliste.msg', mimeType: 'application/vnd.ms-outlook', buffer })
      return dialog(page, 'EMAIL EINEM ODER MEHREREN VORGÄNGEN ZUORDNEN')
    },
    field: 'Tags',
    fill: tagIn,
    save: 'Zuordnen',
    list: ({ id }) => `email_assignments?order.id=${id}`,
    name: 'tags',
  },
} as const satisfies Record<string, Steps>
