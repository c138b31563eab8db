import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(source, file), 'utf8')

/** Tables of records, by the file that draws them, and the file whose button offers them as .xlsx, as they are narrowed (MOVE-04). */
const offered: Readonly<Record<string, string>> = {
  'features/accounting/pay-runs/pay-run-desk.tsx': 'features/accounting/pay-runs/pay-run-desk.tsx',
  'features/accounting/suppliers/creditor-desk.tsx': 'features/accounting/suppliers/creditor-desk.tsx',
  'features/accounting/suppliers/supplier-invoice-table.tsx': 'features/accounting/suppliers/supplier-desk.tsx',
  'features/drawer/hotel-prices/hotel-prices.tsx': 'pages/trip/hotel-prices-page.tsx',
  'features/files/documents-table.tsx': 'features/files/documents-around-trip.tsx',
  'features/invoices/overview/invoice-table.tsx': 'pages/trip/invoices/client-invoice-page.tsx',
  'features/mail/mailbox/mailbox-list.tsx': 'list/list-page.tsx',
  'features/requests/request-list.tsx': 'pages/trip/requests-page.tsx',
  'features/tasks/templates/task-templates.tsx': 'features/tasks/templates/task-templates.tsx',
  'list/list-page.tsx': 'list/list-page.tsx',
}

/** Tables that are no list of records of their own, or leave otherwise, and why. */
const otherwise: Readonly<Record<string, string>> = {
  'features/accounting/datev/datev-exports.tsx': 'each line is a file itself',
  'features/accounting/datev/datev-months.tsx': 'sums by which a file is chosen',
  'features/accounting/datev/datev-splits.tsx': 'what the next file for DATEV corrects, which is one itself',
  'features/accounting/margin/margin-table.tsx': 'has a sheet of its own, with formulas (INV-12)',
  'features/accounting/pay-runs/new-pay-run.tsx': 'a choice among the supplier invoices, which have a file',
  'features/accounting/suppliers/read-invoice-window.tsx': 'what was read from one file, to be compared with it',
  'features/accounting/suppliers/supplier-panel.tsx':
    'the supplier invoices of one trip, which stand in the file of all',
  'features/accounts/settings/option-editor.tsx': 'a setting that is typed',
  'features/calculation/cancellation-losses.tsx': 'figures of one trip, also on paper',
  'features/calculation/margin/cost-table.tsx': 'the calculation, which is a paper',
  'features/calculation/margin/what-if-panel.tsx': 'a reckoning for other numbers of guests',
  'features/calculation/price-panel.tsx': 'the prices of one trip, in the calculation as a file',
  'features/calculation/read-prices.tsx': 'what was read from one file, before it is taken over',
  'features/concepts/concept-days-panel.tsx': 'the plan of one concept',
  'features/concepts/concept-days-table.tsx': 'the plan of one concept',
  'features/drawer/add-view.tsx': 'a form',
  'features/drawer/edit-view.tsx': 'a form over the requests of a trip, which have a file',
  'features/imports/house-export.tsx': 'each line is a file itself',
  'features/imports/import-runs.tsx': 'a log of runs to be taken back',
  'features/invoices/create/line-tax-fields.tsx': 'a form',
  'features/invoices/settlement/received-panel.tsx': 'a statement of one trip, which is a paper',
  'features/invoices/settlement/short-list-panel.tsx': 'the invoices of the trip, which have a file one tab further',
  'features/itinerary/concepts/kept-days.tsx': 'what is left of a deleted trip',
  'features/itinerary/days/charges-button.tsx': 'a form',
  'features/itinerary/days/day-list.tsx': 'the plan of one trip, which is a paper',
  'features/itinerary/plan-changes/plan-changes-list.tsx': 'a log of what can be undone',
  'features/mail/emails-list.tsx': 'mails of one trip to be read; the mailbox and the outbox have a file',
  'features/master-data/child-sheet/child-sheet.tsx': 'a part of one entry',
  'features/master-data/child-table.tsx': 'a part of one entry',
  'features/master-data/panels/allotment-nights.tsx': 'figures of one allotment',
  'features/master-data/panels/day-times-panel.tsx': 'a part of one entry',
  'features/master-data/panels/documents-panel.tsx': 'a part of one entry',
  'features/master-data/panels/trips-panel.tsx': 'the trips of one entry, which the trip overview lists and offers',
  'features/offers/conditions/conditions-panel.tsx': 'a form of one offer',
  'features/offers/conditions/free-places.tsx': 'a form of one offer',
  'features/offers/included/contents-panel.tsx': 'a form of one offer',
  'features/offers/services/service-table.tsx': 'a form of one offer',
  'features/orders/deleted/deleted-list.tsx': 'a log of what can be brought back',
  'features/orders/history/history-list.tsx': 'a log; it leaves with all data of the house',
  'features/orders/trip/contingent/contingent-panel.tsx': 'a form of one trip',
  'features/orders/trip/contingent/stand-development.tsx': 'figures of one trip',
  'features/requests/form/rows-table.tsx': 'a form',
  'features/room-lists/contingent-check.tsx': 'figures of one room list',
  'features/room-lists/personal/personal-data-log.tsx': 'a log; it leaves with all data of the house',
  'features/room-lists/sheet/room-sheet.tsx': 'a room list leaves as .xlsx, .docx and .pdf of its own (ROOM-05)',
  'features/trip-documents/details/day-overview.tsx': 'the way to the days of one paper',
  'list/list-table.tsx': 'drawn by those above',
  'ui/import-table/import-table.tsx': 'what was read from one file, before it is taken over',
}

test('MOVE-04 every table of records is offered as a file; of any other it is said why not', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  const withTable = files.filter(
    (file) =>
      file.endsWith('.tsx') &&
      !/\.(test|fixture)\.tsx$/.test(file) &&
      /<(ListTable|ListPage|MailSplit|table|Sheet)\b/.test(read(file)),
  )
  const pages = withTable.filter((file) => read(file).includes('<ListPage'))
  const known = [...Object.keys(offered), ...Object.keys(otherwise)]
  expect(withTable.filter((file) => !known.includes(file) && !pages.includes(file))).toEqual([])
  expect(known.filter((file) => !withTable.includes(file))).toEqual([])
  expect(Object.values(offered).filter((file) => !read(file).includes('<ExportButton'))).toEqual([])
})
