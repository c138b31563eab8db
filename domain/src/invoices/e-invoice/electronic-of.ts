import type { Settings } from '../../accounts/settings.contract.ts'
import { type EInvoicing, endpoint, endpointOfClient } from '../../partners/e-invoicing.ts'
import type { IssuedInvoice, Seller } from '../issued.ts'

/**
 * How an invoice goes out electronically, of what client and house say; nothing for a trip without a client.
 * @param email of the person it is written to
 */
export function electronicOf(
  client: EInvoicing | null,
  email: string,
  seller: Seller,
  { clientInvoices: { eInvoice } }: Settings,
): Pick<IssuedInvoice, 'electronic'> {
  if (client === null) return {}
  return {
    electronic: {
      format: client.eInvoice,
      buyerReference: client.leitwegId || client.buyerReference,
      sellerEndpoint:
        eInvoice.address === '' ? endpoint('email', seller.email) : endpoint(eInvoice.kind, eInvoice.address),
      buyerEndpoint: endpointOfClient(client, email),
      marginCode: eInvoice.marginCode,
    },
  }
}
