import type { FormName } from '../../web/src/form/form-names.ts'
import { dialog, type Steps } from './form-steps.ts'

/** Forms on pages of a trip of their own. */
export const tripForms = {
  'calculation-target': {
    open: async (page, { address }) => {
      await page.goto(`${address}/calculations`)
      await page.getByRole('button', { name: 'Zielmarge und Gemeinkosten ändern' }).click()
      return dialog(page, 'Zielmarge und Gemeinkosten')
    },
    field: 'Plätze je Bus',
    save: 'Speichern',
    list: ({ id }) => `calculation_targets?order.id=${id}`,
    name: 'busSeats',
    texts: ['45', '46'],
    isThere: true,
  },
  'quick-entry': {
    open: async (page, { id }) => {
      await page.goto('/areas?add')
      await dialog(page, 'Neues Gebiet').getByRole('combobox', { name: 'Destination' }).fill(`Nirgendwo ${id}`)
      await page.getByRole('option', { name: `Neu anlegen: Nirgendwo ${id}` }).click()
      return dialog(page, 'Neue Destination')
    },
    field: 'Name',
    save: 'Anlegen',
    list: () => 'destinations?_itemsPerPage=500',
    name: 'name',
  },
  'room-list': {
    open: async (page, { address }) => {
      await page.goto(`${address}/roomlist`)
      await page.getByRole('button', { name: 'Neue Zimmerliste' }).first().click()
      return dialog(page, 'Neue Zimmerliste')
    },
    field: 'Name',
    save: 'Anlegen',
    list: ({ id }) => `room_lists?order.id=${id}`,
    name: 'name',
  },
} satisfies { [Name in FormName]?: Steps }
