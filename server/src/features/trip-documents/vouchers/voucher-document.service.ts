import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import {
  type PrintMode,
  type VoucherChoice,
  voucherDocument,
  voucherDocumentName,
} from '@reisewerk/domain/trip-documents/vouchers/voucher-document.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { violated } from '../../../platform/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { qrCode } from '../../../platform/qr/qr-code.ts'
import { readSettings } from '../../accounts/settings.service.ts'
import { type DocumentKind, generateDocument } from '../../documents/generate.service.ts'
import { numberVouchers, readEmergency, readPrintedVouchers } from './voucher-document.queries.ts'

export type VouchersAsked = {
  /** null for what the house's settings say. */
  readonly printMode: PrintMode | null
  readonly isInternal: boolean
  readonly language: VoucherChoice['language']
}

/**
 * Prints the vouchers of a trip that are shown, each under a number that is its own from then on (DOC-03).
 * @param locale X-LOCALE of the request
 * @returns the id of the document
 * @throws ApiError 404 when the actor sees no such trip; 422 when no voucher is shown
 */
export function generateVouchers(
  trx: Transaction,
  platform: Platform,
  orderId: number,
  asked: VouchersAsked,
  locale: Locale | null,
): Promise<number> {
  return generateDocument(trx, platform, voucherKind(asked), { orderId, attached: [] }, locale)
}

function voucherKind({ printMode, isInternal, language }: VouchersAsked): DocumentKind {
  return {
    type: 'voucher',
    isMultilingual: () => true,
    compose: async (trx, { own }) => {
      const { settings } = await readSettings(trx, own.organisationId)
      const choice: VoucherChoice = {
        printMode: printMode ?? settings.vouchers.printMode,
        isInternal,
        language,
        isBilingual: settings.vouchers.translations && settings.vouchers.translationsInOne,
      }
      await numberVouchers(trx, own.orderId)
      const [vouchers, emergency] = await Promise.all([
        readPrintedVouchers(trx, own.orderId),
        readEmergency(trx, own.organisationId),
      ])
      if (vouchers.length === 0)
        throw violated({ propertyPath: 'showVoucher', message: 'Kein Voucher ist eingeblendet.' })
      return {
        name: voucherDocumentName(own.source, choice),
        isForHouse: isInternal,
        template: 'voucher/voucher',
        model: () => voucherDocument(own.source, vouchers, choice, { emergency, qrCode }),
      }
    },
  }
}
