import type { Settings } from '../../accounts/settings.contract.ts'
import type { charts } from '../../accounts/settings.ts'
import { marginScheme, reverseCharge } from '../../invoices/invoice-tax.ts'
import type { TaxPercentage } from '../../invoices/issued.ts'
import { type Refusal, refusal } from '../../refusal.ts'

export type Chart = keyof typeof charts
/** What a house has entered about its accounting; empty texts where nothing is. */
export type AccountingSettings = Settings['accounting']
/** What an amount is booked as; each has an account and, where that does not tell the tax by itself, a tax key. */
export type AccountUse = keyof AccountingSettings['accounts']

/** Accounts a chart has for each use; a house may enter others. */
export const presetAccounts: Readonly<Record<Chart, Readonly<Record<AccountUse, string>>>> = {
  SKR03: {
    ...{ bank: '1200', revenue19: '8400', revenue7: '8300', revenue0: '8200', margin: '8191', marginThird: '8194' },
    revenueReverse: '8336',
    ...{ prepayment19: '1718', prepayment7: '1711', prepayment0: '1710', prepaymentMargin: '1710' },
    prepaymentClearing: '1593',
    ...{ reminderFee: '2700', bankFee: '4970' },
    ...{ costMargin: '3109', cost19: '3106', cost7: '3108', cost0: '3109' },
    ...{ advance19: '1518', advance7: '1511', advance0: '1510' },
    ...{ received19: '3736', received7: '3731', received0: '3730' },
    ...{ discount19: '8736', discount7: '8731', discount0: '8730', discountMargin: '8730' },
  },
  SKR04: {
    ...{ bank: '1800', revenue19: '4400', revenue7: '4300', revenue0: '4200', margin: '4136', marginThird: '4139' },
    revenueReverse: '4336',
    ...{ prepayment19: '3272', prepayment7: '3260', prepayment0: '3250', prepaymentMargin: '3250' },
    prepaymentClearing: '1495',
    ...{ reminderFee: '4830', bankFee: '6855' },
    ...{ costMargin: '5909', cost19: '5906', cost7: '5908', cost0: '5909' },
    ...{ advance19: '1186', advance7: '1181', advance0: '1180' },
    ...{ received19: '5736', received7: '5731', received0: '5730' },
    ...{ discount19: '4736', discount7: '4731', discount0: '4730', discountMargin: '4730' },
  },
}

export type Account = { readonly number: string; readonly taxKey: string }

/** The account of a use: what the house has entered, else what its chart has; longer accounts are those of the chart with zeros behind. */
export function accountFor(use: AccountUse, { accounts, taxKeys, chart, accountLength }: AccountingSettings): Account {
  const keys: Readonly<Partial<Record<AccountUse, string>>> = taxKeys
  const preset = presetAccounts[chart][use].padEnd(accountLength, '0')
  return { number: accounts[use] || preset, taxKey: keys[use] ?? '' }
}

/**
 * As what a share of an invoice is booked: revenue, or of a prepayment what was received for it, until the price is charged.
 * @returns a refusal for a rate that has no account
 */
export function useOf(taxPercentage: TaxPercentage, isPrepayment: boolean): AccountUse | Refusal {
  switch (taxPercentage) {
    case reverseCharge:
      return isPrepayment ? 'prepayment0' : 'revenueReverse'
    case marginScheme:
      return isPrepayment ? 'prepaymentMargin' : 'margin'
    case 0:
      return isPrepayment ? 'prepayment0' : 'revenue0'
    case 7:
      return isPrepayment ? 'prepayment7' : 'revenue7'
    case 19:
      return isPrepayment ? 'prepayment19' : 'revenue19'
    default:
      return refusal('no_account', `Für den Steuersatz ${taxPercentage} % gibt es kein Erlöskonto.`)
  }
}

/** As what is booked what comes off for paying early. Rates without an account of their own were refused with their invoice. */
export function discountUse(taxPercentage: TaxPercentage): AccountUse {
  if (taxPercentage === 19) return 'discount19'
  if (taxPercentage === 7) return 'discount7'
  return taxPercentage === marginScheme ? 'discountMargin' : 'discount0'
}
