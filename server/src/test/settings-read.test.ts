import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { settingAreas } from '@reisewerk/domain/accounts/setting-fields.contract.ts'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')

/** A place that obeys a switch: a file, and the words by which it takes the value. */
type Reader = readonly [file: string, words: RegExp]

const inDomain = (file: string, words: RegExp): Reader => [`domain/src/${file}`, words]
const onServer = (file: string, words: RegExp): Reader => [`server/src/features/${file}`, words]
const inWeb = (file: string, words: RegExp): Reader => [`web/src/${file}`, words]

const paper = (name: string) =>
  inWeb('features/trip-documents/papers/paper-toggles.ts', new RegExp(`offeredBy: '${name}'`))
const conditionTab = inWeb('pages/trip/offer-page.tsx', /shown: settings\?\.offer\.tabs/)
const margin = (name: string) => inDomain('calculation/cost/cost-given.ts', new RegExp(`house\\.${name}\\b`))
const deposit = (name: string) => inDomain('invoices/invoice-checks.ts', new RegExp(`deposit\\.${name}\\b`))
const travel = (words: RegExp) => inDomain('invoices/package-travel.ts', words)
const electronic = (name: string) =>
  inDomain('invoices/e-invoice/electronic-of.ts', new RegExp(`eInvoice\\.${name}\\b`))
const draft = (words: RegExp) => onServer('invoices/draft-invoice.service.ts', words)
const datev = (name: string) => inDomain('accounting/datev/extf.ts', new RegExp(`\\b${name}\\b[^}]*} = settings`))
const print = (name: string) =>
  inWeb('features/trip-documents/vouchers/print-panel.tsx', new RegExp(`settings\\.${name}\\b`))

const crossing = inWeb('features/itinerary/forms/crossing-form.tsx', /driverChoice\[kind\]/)
const stepLetter = inDomain('payments/reminders/reminder-document.ts', /settings\[step\]/)
const todo = onServer('tasks/todos.service.ts', /settings\.tasks\[body\.todoType/)
const voucherLimit = (name: string) =>
  onServer('trip-documents/vouchers/voucher-source.queries.ts', new RegExp(`'\\{vouchers,${name}\\}'`))

/** Where each switch is obeyed; '*' stands for those their reader takes by a name it is given. */
const readers: Readonly<Record<string, Reader>> = {
  'general.defaultLocale': onServer('orders/create-order.service.ts', /general\.defaultLocale/),
  'general.aiModule': onServer('accounts/translation/translate.service.ts', /general\.aiModule/),
  'orders.additionalFields': inWeb('features/orders/trip/trip-facts.tsx', /orders\.additionalFields/),
  'offer.multiLanguage': onServer('offers/offered-trips.service.ts', /multiLanguage/),
  'offer.bulletPoints': inWeb('pages/trip/offer-page.tsx', /offer\.bulletPoints/),
  'offer.binding': onServer('offers/offer-checks.service.ts', /settings\.offer\.binding/),
  'offer.tabs.*': conditionTab,
  'offer.freePlaces.showRoomType': onServer('offers/offered-trips.service.ts', /freePlaces\.showRoomType/),
  'calculation.supplementPrices': onServer('calculation/prices-of-trip.service.ts', /supplementPrices.*settings\.calc/),
  'calculation.ratesUrl': onServer('calculation/exchange-rates.service.ts', /calculation\.ratesUrl/),
  'calculation.margins.targetPercent': margin('targetPercent'),
  'calculation.margins.targetPerPerson': margin('targetPerPerson'),
  'calculation.margins.overheadPercent': margin('overheadPercent'),
  'calculation.margins.overheadPerPerson': margin('overheadPerPerson'),
  'calculation.margins.busSeats': margin('busSeats'),
  'calculation.margins.rounding': margin('rounding'),
  'clientInvoices.oneInvoiceNumber': draft(/clientInvoices\.oneInvoiceNumber/),
  'clientInvoices.multiLanguage': draft(/clientInvoices\.multiLanguage/),
  'clientInvoices.fields': draft(/clientInvoices\.fields/),
  'clientInvoices.taxOptions': draft(/clientInvoices\.taxOptions/),
  'clientInvoices.ownServices': draft(/ownServices.*settings\.clientInvoices/),
  'clientInvoices.numberPrefix': draft(/clientInvoices\.numberPrefix/),
  'clientInvoices.paymentDays': draft(/clientInvoices\.paymentDays/),
  'clientInvoices.discount.*': onServer('invoices/draft-checks.ts', /usualEarlyTerms\(clientInvoices\.discount/),
  'clientInvoices.deposit.sendsCertificate': onServer('invoices/invoice-mail.service.ts', /deposit\.sendsCertificate/),
  'clientInvoices.deposit.usualPercent': deposit('usualPercent'),
  'clientInvoices.deposit.restDays': travel(/addDays\(supply\.from, -restDays\)/),
  'clientInvoices.deposit.needsReason': deposit('needsReason'),
  'clientInvoices.deposit.needsSecurity': deposit('needsSecurity'),
  'clientInvoices.deposit.needsForm': deposit('needsForm'),
  'clientInvoices.deposit.security': travel(/house\.security\b/),
  'clientInvoices.deposit.securityUntil': travel(/house\.securityUntil/),
  'clientInvoices.eInvoice.kind': electronic('kind'),
  'clientInvoices.eInvoice.address': electronic('address'),
  'clientInvoices.eInvoice.marginCode': electronic('marginCode'),
  'reminders.*.afterDays': inDomain('payments/reminders/next-reminder.ts', /\.afterDays/),
  'reminders.*.payDays': onServer('payments/reminders/reminder-letter.service.ts', /settings\[step\]\.payDays/),
  'reminders.*.fee': inDomain('payments/reminders/next-reminder.ts', /\.fee\b/),
  'reminders.*.german': stepLetter,
  'reminders.*.english': stepLetter,
  'reminders.*.french': stepLetter,
  'accounting.consultant': datev('consultant'),
  'accounting.client': datev('client'),
  'accounting.chart': datev('chart'),
  'accounting.accountLength': datev('accountLength'),
  'accounting.fiscalYearMonth': datev('fiscalYearMonth'),
  'accounting.firstDebtor': onServer('accounting/datev/datev-overview.service.ts', /accounting\.firstDebtor/),
  'accounting.hasSuppliers': onServer('accounting/datev/export-datev.service.ts', /accounting\.hasSuppliers/),
  'accounting.firstCreditor': onServer('accounting/datev/datev-overview.service.ts', /accounting\.firstCreditor/),
  'accounting.otherCreditors': onServer('accounting/datev/book-suppliers.service.ts', /settings\.otherCreditors/),
  'accounting.isLocked': datev('isLocked'),
  'accounting.hasCostCentres': inDomain('accounting/datev/trip-bookings.ts', /hasCostCentres/),
  'accounting.buysInExtras': onServer('accounting/margin/margins.service.ts', /buysInExtras.*settings\.accounting/),
  'accounting.furtherBanks': inDomain('accounting/datev/bank-accounts.ts', /furtherBanks\.map/),
  'accounting.accounts.*': inDomain('accounting/datev/accounts.ts', /accounts\[use\]/),
  'accounting.taxKeys.*': inDomain('accounting/datev/accounts.ts', /keys\[use\]/),
  'itinerary.ownRouteDescription': onServer('itinerary/service-checks.service.ts', /itinerary\.ownRouteDescription/),
  'itinerary.routeViewStatuses': inWeb('features/orders/trip/use-trip-view.ts', /itinerary\.routeViewStatuses/),
  'itinerary.requestAutoExpand': inWeb('features/itinerary/days/service-row.tsx', /settings\.requestAutoExpand/),
  'itinerary.driverChoice.ferry': crossing,
  'itinerary.driverChoice.train': crossing,
  'itinerary.driverChoice.other': inWeb('features/itinerary/forms/other-form.tsx', /driverChoice\.other/),
  'tasks.visit': todo,
  'tasks.phone': todo,
  'tasks.general': todo,
  'tasks.option': onServer('tasks/todos.service.ts', /settings\.tasks\.option/),
  'tripDocuments.contactSelect': onServer(
    'trip-documents/papers/paper-kinds.service.ts',
    /tripDocuments\.contactSelect/,
  ),
  'tripDocuments.routeDescription': paper('routeDescription'),
  'tripDocuments.generalInformation': paper('generalInformation'),
  'tripDocuments.questionnaire': paper('questionnaire'),
  'tripDocuments.coverLetter': paper('coverLetter'),
  'tripDocuments.timetable': paper('timetable'),
  'tripDocuments.menuList': paper('menuList'),
  'catalog.order': onServer('trip-documents/catalog/catalog.service.ts', /catalog\.order/),
  'vouchers.contactSelect': inWeb('pages/trip/vouchers.tsx', /ofVouchers\.contactSelect/),
  'vouchers.internalVouchers': print('internalVouchers'),
  'vouchers.translations': print('translations'),
  'vouchers.translationsInOne': print('translationsInOne'),
  'vouchers.printModes': print('printModes'),
  'vouchers.printMode': print('printMode'),
  'vouchers.maxLines': voucherLimit('maxLines'),
  'vouchers.maxCharacters': voucherLimit('maxCharacters'),
  'roomLists.template': onServer('room-lists/room-lists.service.ts', /settings\?\.template/),
  'roomLists.sendDaysBefore': ['server/migrations/functions/room_list_todos.sql', /'\{roomLists,sendDaysBefore\}'/],
  'roomLists.eraseAfterDays': onServer(
    'room-lists/personal/erase-personal-data.queries.ts',
    /'\{roomLists,eraseAfterDays\}'/,
  ),
  'roomLists.columns.*': inWeb('features/room-lists/room-list-desk.tsx', /templates\[list\.templateType\]/),
}

const paths = settingAreas.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields.map(({ path }) => path)))

/** Under which of the names above a switch stands. */
function nameOf(path: string): string | undefined {
  return Object.keys(readers).find((name) => {
    const [head = '', tail] = name.split('*')
    return tail === undefined ? name === path : path.startsWith(head) && path.endsWith(tail)
  })
}

test('EASE-12 each switch of the settings is obeyed somewhere, and this list tells of none that is gone', () => {
  expect(paths.filter((path) => nameOf(path) === undefined)).toEqual([])
  expect(new Set(paths.map(nameOf))).toEqual(new Set(Object.keys(readers)))
})

test.each(Object.entries(readers))('EASE-12 %s is read where it is said to be', (_path, [file, words]) => {
  expect(readFileSync(resolve(root, file), 'utf8')).toMatch(words)
})
