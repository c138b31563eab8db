import { expect, test } from 'vitest'
import { settingAreas } from './setting-fields.contract.ts'
import { defaultSettings } from './settings.contract.ts'

const fields = settingAreas.flatMap(({ groups }) => groups.flatMap((group) => group.fields))

/** Every value of the defaults by its path. */
function paths(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path]
  return Object.entries(value).flatMap(([name, inner]) => paths(inner, path === '' ? name : `${path}.${name}`))
}

test('APP-05 the admin page has every switch there is, each named and explained', () => {
  expect(fields.map(({ path }) => path).sort()).toEqual(paths(defaultSettings).sort())
  for (const { title, description } of fields) {
    expect(title).not.toContain('.')
    expect(description).toMatch(/\.$/)
  }
})

test('APP-05 each kind of switch has its control', () => {
  const controlOf = (path: string) => fields.find((field) => field.path === path)?.control
  expect(controlOf('offer.tabs.payments')).toEqual({ kind: 'toggle' })
  expect(controlOf('vouchers.maxLines')).toEqual({ kind: 'number', min: 1, max: 60 })
  expect(controlOf('general.defaultLocale')).toMatchObject({ kind: 'one' })
  expect(controlOf('itinerary.routeViewStatuses')).toMatchObject({ kind: 'many' })
})

test('APP-05 a switch whose page is still to come says so, and no other does', () => {
  const early = fields.filter(({ description }) => /Wirkt erst, wenn es .+ gibt\.$/.test(description))
  const working = fields.filter((field) => !early.includes(field)).map(({ path }) => path)
  expect(working).toEqual([
    'general.defaultLocale',
    'general.aiModule',
    'orders.additionalFields',
    'offer.multiLanguage',
    'offer.binding',
    'calculation.supplementPrices',
    'calculation.ratesUrl',
    'calculation.margins.targetPercent',
    'calculation.margins.targetPerPerson',
    'calculation.margins.overheadPercent',
    'calculation.margins.overheadPerPerson',
    'calculation.margins.busSeats',
    'calculation.margins.rounding',
    'clientInvoices.oneInvoiceNumber',
    'clientInvoices.multiLanguage',
    'clientInvoices.fields',
    'clientInvoices.taxOptions',
    'clientInvoices.ownServices',
    'clientInvoices.numberPrefix',
    'clientInvoices.paymentDays',
    'clientInvoices.bankAccounts',
    'clientInvoices.deposit.usualPercent',
    'clientInvoices.deposit.restDays',
    'clientInvoices.deposit.needsReason',
    'clientInvoices.deposit.needsSecurity',
    'clientInvoices.deposit.needsForm',
    'clientInvoices.deposit.security',
    'clientInvoices.deposit.securityUntil',
    'clientInvoices.seller.name',
    'clientInvoices.seller.street',
    'clientInvoices.seller.zip',
    'clientInvoices.seller.city',
    'clientInvoices.seller.taxNumber',
    'clientInvoices.seller.vatId',
    'clientInvoices.seller.register',
    'clientInvoices.seller.phone',
    'clientInvoices.seller.email',
    'clientInvoices.seller.iban',
    'clientInvoices.seller.bic',
    'clientInvoices.seller.bankName',
    'clientInvoices.eInvoice.kind',
    'clientInvoices.eInvoice.address',
    'clientInvoices.eInvoice.marginCode',
    'reminders.first.afterDays',
    'reminders.first.payDays',
    'reminders.first.fee',
    'reminders.first.german',
    'reminders.first.english',
    'reminders.first.french',
    'reminders.second.afterDays',
    'reminders.second.payDays',
    'reminders.second.fee',
    'reminders.second.german',
    'reminders.second.english',
    'reminders.second.french',
    'reminders.last.afterDays',
    'reminders.last.payDays',
    'reminders.last.fee',
    'reminders.last.german',
    'reminders.last.english',
    'reminders.last.french',
    'accounting.consultant',
    'accounting.client',
    'accounting.chart',
    'accounting.accountLength',
    'accounting.fiscalYearMonth',
    'accounting.firstDebtor',
    'accounting.isLocked',
    'accounting.hasCostCentres',
    'accounting.buysInExtras',
    'accounting.accounts.bank',
    'accounting.accounts.revenue19',
    'accounting.accounts.revenue7',
    'accounting.accounts.revenue0',
    'accounting.accounts.margin',
    'accounting.accounts.marginThird',
    'accounting.accounts.prepayment19',
    'accounting.accounts.prepayment7',
    'accounting.accounts.prepayment0',
    'accounting.accounts.prepaymentMargin',
    'accounting.taxKeys.revenue19',
    'accounting.taxKeys.revenue7',
    'accounting.taxKeys.revenue0',
    'accounting.taxKeys.margin',
    'accounting.taxKeys.marginThird',
    'itinerary.ownRouteDescription',
    'itinerary.routeViewStatuses',
    'itinerary.requestAutoExpand',
    'itinerary.driverChoice.ferry',
    'itinerary.driverChoice.train',
    'itinerary.driverChoice.other',
    'tasks.visit',
    'tasks.phone',
    'tasks.general',
    'tasks.option',
    'catalog.order',
  ])
  expect(early.find(({ path }) => path === 'vouchers.maxLines')?.description).toBe(
    'So viele Zeilen fasst ein Textfeld eines Vouchers. Wirkt erst, wenn es Voucher gibt.',
  )
})
