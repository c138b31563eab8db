import { describe, expect, test } from 'vitest'
import type { IssuedInvoice } from '../issued.ts'
import { ePaperChecks } from './e-invoice-checks.ts'
import { eInvoiceXml } from './writing/e-invoice-xml.ts'
import { issuedInvoice } from './writing/issued.fixture.ts'

const pages = { client: '/clients/1', settings: '/settings' }
const sound = issuedInvoice({ type: 'normal', trip: 'plain', tax: 'margin', paid: 'nothing', format: 'xrechnung' })
const openIn = (invoice: IssuedInvoice) =>
  ePaperChecks(invoice, pages)
    .filter(({ isMet }) => !isMet)
    .map(({ key }) => key)
const from = (country: string): IssuedInvoice => ({
  ...sound,
  buyer: { ...sound.buyer, address: { ...sound.buyer.address, country } },
})

describe('INV-07 what a receiver’s program would refuse is told before issuing, by its name', () => {
  test('INV-07 nothing of a sound invoice', () => {
    expect(openIn(sound)).toEqual([])
  })

  test.each<[string, string, Partial<IssuedInvoice>]>([
    ['a country that is none', 'buyer.country', from('UK')],
    ['a USt-IdNr. of no country', 'seller.vatId', { seller: { ...sound.seller, vatId: 'ZZ123456789' } }],
    [
      'a code no list knows',
      'marginCode',
      {
        electronic: {
          format: 'xrechnung',
          buyerReference: '1',
          sellerEndpoint: null,
          buyerEndpoint: null,
          ...sound.electronic,
          marginCode: 'VATEX-EU-X',
        },
      },
    ],
    ['a mail address without a dot', 'seller.contact', { signer: { ...sound.signer, email: 'anna@nordwind' } }],
  ])('INV-07 %s', (_, key, change) => {
    expect(openIn({ ...sound, ...change })).toEqual([key])
  })

  test('INV-07 Kosovo is told by the code the lists know', () => {
    expect(openIn(from('XK'))).toEqual([])
    expect(eInvoiceXml(from('XK'))).toContain('<ram:CountryID>1A</ram:CountryID>')
  })
})
