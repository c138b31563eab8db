import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../refusal.ts'
import { xmlText } from '../../../xml/read-xml.ts'
import { hotelInvoiceCii, hotelInvoiceUbl } from './e-invoice-files.fixture.ts'
import { priceWarnings } from './line-prices.ts'
import { readEInvoice } from './read-e-invoice.ts'

const read = (xml: string) => {
  const invoice = readEInvoice(xml)
  if (isRefusal(invoice)) throw new Error(invoice.message)
  return invoice
}

describe('INV-12 an invoice of a provider is read', () => {
  test.each([
    ['CII', hotelInvoiceCii],
    ['UBL', hotelInvoiceUbl],
  ])('in %s, with all that is booked, compared and paid', (syntax, xml) => {
    const { lines, taxes, profile, ...told } = read(xml)
    expect(told).toEqual({
      ...{ syntax, isCreditNote: false, number: 'HF-2027/118', invoiceDate: '2027-05-20', dueDate: '2027-06-03' },
      ...{ supply: { from: '2027-05-15', to: '2027-05-17' }, discount: null },
      currency: 'EUR',
      seller: {
        name: 'Hotel Fjordblick GmbH',
        address: { street: 'Kaistraße 4', zip: '24103', city: 'Kiel', country: 'DE' },
        ...{ vatId: 'DE000000417', taxNumber: '20/123/45678' },
        ...{ email: 'rechnung@fjordblick.example', phone: '+49 431 12345' },
      },
      buyer: expect.objectContaining({ name: 'Nordwind Gruppenreisen GmbH' }),
      ...{ buyerReference: '2600417', orderReference: '' },
      account: {
        ...{ holder: 'Hotel Fjordblick', iban: 'DE02120300000000202051', bic: 'BYLADEM1001', purpose: 'HF-2027/118' },
      },
      totals: {
        ...{ netCents: 240_000, taxCents: 21_600, grossCents: 261_600, prepaidCents: 52_320 },
        ...{ roundingCents: 0, dueCents: 209_280 },
      },
      warnings: [],
    })
    expect(profile).toMatch(/^urn:cen\.eu:en16931:2017/)
    expect(lines).toEqual([
      {
        ...{ position: '1', name: 'Übernachtung im DZ', description: '15.–17. Mai 2027', quantity: '40' },
        ...{ netCents: 200_000, taxPercentage: 7 },
      },
      { position: '2', name: 'Frühstück', description: '', quantity: '40', netCents: 40_000, taxPercentage: 19 },
    ])
    expect(taxes.map(({ percentage, taxCents }) => [percentage, taxCents])).toEqual([
      [7, 14_000],
      [19, 7_600],
    ])
  })

  test('a credit note says that it gives back', () => {
    const creditNote = hotelInvoiceUbl
      .replaceAll('<Invoice', '<CreditNote')
      .replace('</Invoice', '</CreditNote')
      .replace('Invoice-2', 'CreditNote-2')
      .replaceAll('cac:InvoiceLine', 'cac:CreditNoteLine')
    expect(read(creditNote)).toMatchObject({ isCreditNote: true, lines: [{ netCents: 200_000 }, {}] })
    expect(read(hotelInvoiceCii.replace('>380<', '>381<')).isCreditNote).toBe(true)
  })

  test.each<[string, (xml: string) => string, RegExp]>([
    ['its IBAN has a wrong digit', (xml) => xml.replace('202051', '202052'), /falsche Prüfziffer/],
    ['it names no account', (xml) => xml.replace(/<ram:IBANID>.*?<\/ram:IBANID>/, ''), /kein Konto/],
    ['it is due before it was written', (xml) => xml.replace('20270603', '20270501'), /vor dem Rechnungsdatum/],
    [
      'it is only the head of an invoice',
      (xml) => xml.replace('en16931:2017', 'factur-x.eu:1p0:minimum'),
      /Positionen/,
    ],
    [
      'a line is not its price times its quantity',
      (xml) => xml.replace('>50.00<', '>51.00<'),
      /^Position 1 „Übernachtung im DZ“: 40 × 51,00 ergibt 2\.040,00 €, die Rechnung nennt 2\.000,00 €\.$/,
    ],
  ])('it is told when %s', (_, change, warning) => {
    expect(read(change(hotelInvoiceCii)).warnings).toEqual([expect.stringMatching(warning)])
  })
})

describe('INV-12 a line is held against its price', () => {
  const priced = (price: string, more = '', per = '') => [
    hotelInvoiceCii
      .replace(
        '<ram:ChargeAmount>50.00</ram:ChargeAmount>',
        `<ram:ChargeAmount>${price}</ram:ChargeAmount>${per === '' ? '' : `<ram:BasisQuantity unitCode="C62">${per}</ram:BasisQuantity>`}`,
      )
      .replace(
        '<ram:SpecifiedTradeSettlementLineMonetarySummation>',
        `${more === '' ? '' : `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${!more.startsWith('-')}</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>${more.replace('-', '')}</ram:ActualAmount></ram:SpecifiedTradeAllowanceCharge>`}$&`,
      ),
    hotelInvoiceUbl.replace(
      '</cac:InvoiceLine>',
      `${more === '' ? '' : `<cac:AllowanceCharge><cbc:ChargeIndicator>${!more.startsWith('-')}</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">${more.replace('-', '')}</cbc:Amount></cac:AllowanceCharge>`}<cac:Price><cbc:PriceAmount currencyID="EUR">${price}</cbc:PriceAmount>${per === '' ? '' : `<cbc:BaseQuantity>${per}</cbc:BaseQuantity>`}</cac:Price>$&`,
    ),
  ]
  test.each([
    ['50.00', '', '', null],
    ['50', '', '', null],
    // A tenth of a cent is told, so the slack is that of a tenth.
    ['50.005', '', '', '2.000,20'],
    ['50.00', '', '1', null],
    ['500.00', '', '10', null],
    ['500.00', '', '', '20.000,00'],
    ['51.00', '-40.00', '', null],
    ['49.00', '40.00', '', null],
    ['51.00', '40.00', '', '2.080,00'],
    ['51.00', '', '0', null],
    ['kostenlos', '', '', null],
  ])('INV-12 40 × %s, changed by %j, per %j: %s', (price, more, per, counted) => {
    for (const xml of priced(price, more, per)) {
      expect(read(xml).warnings).toEqual(counted === null ? [] : [expect.stringContaining(`ergibt ${counted} €`)])
    }
  })

  test('INV-12 prices without tax that are rounded to the cent are no mistake, and of many lines only the first are told', () => {
    const line = { position: '7', name: 'Zimmer', quantity: '40', price: '46.73', per: '', changeCents: 0 }
    expect(priceWarnings([{ ...line, netCents: 186_916 }], 'EUR')).toEqual([])
    expect(priceWarnings([{ ...line, netCents: 186_890 }], 'EUR')).toHaveLength(1)
    const many = Array.from({ length: 5 }, () => ({ ...line, netCents: 0 }))
    expect(priceWarnings(many, 'EUR').at(-1)).toBe('Bei 2 weiteren Positionen ergibt Menge mal Preis nicht den Betrag.')
    expect(priceWarnings(many, 'EUR')).toHaveLength(4)
  })
})

describe('INV-12 what is no sound invoice is refused with its reason', () => {
  test.each<[string, string, RegExp]>([
    ['nothing', '', /lässt sich nicht lesen: /],
    ['half a file', hotelInvoiceCii.slice(0, 900), /lässt sich nicht lesen: ab Zeile \d/],
    ['a document type of its own', `<!DOCTYPE a [<!ENTITY b "c">]>${hotelInvoiceCii.slice(39)}`, /Dokumenttyp/],
    ['a tower of elements', `${'<a>'.repeat(200)}${'</a>'.repeat(200)}`, /zu tief/],
    ['another XML file', '<kml><Placemark/></kml>', /ist keine E-Rechnung/],
    ['ZUGFeRD 1', '<CrossIndustryDocument/>', /ZUGFeRD 1/],
    ['no number', hotelInvoiceCii.replace('<ram:ID>HF-2027/118</ram:ID>', ''), /fehlt die Rechnungsnummer\.$/],
    ['no seller', hotelInvoiceUbl.replace(/<cac:AccountingSupplierParty>.*/, ''), /fehlt der Rechnungssteller\.$/],
    ['a day that is none', hotelInvoiceCii.replace('20270520', '20270231'), /„20270231“ ist kein Datum/],
    ['an amount that is none', hotelInvoiceUbl.replaceAll('>2616.00<', '>2.616,00<'), /„2\.616,00“ ist kein Betrag/],
    ['tax that does not add up', hotelInvoiceCii.replace('>76.00<', '>96.00<'), /236,00 € statt 216,00 €/],
    ['a wrong gross', hotelInvoiceUbl.replaceAll('>2616.00<', '>2626.00<'), /2\.616,00 € statt 2\.626,00 €/],
    [
      'lines that do not add up',
      hotelInvoiceCii.replace('>2000.00<', '>1900.00<'),
      /Positionen ergeben 2\.300,00 € statt 2\.400,00 €/,
    ],
    [
      'a discount nobody took off',
      hotelInvoiceUbl.replace(
        '<cbc:TaxExclusiveAmount',
        '<cbc:AllowanceTotalAmount>50.00</cbc:AllowanceTotalAmount>$&',
      ),
      /Nachlässe und Zuschläge ergeben 2\.350,00 € statt 2\.400,00 €/,
    ],
    [
      'a tax that is not of its rate',
      [
        ['>76.00<', '>276.00<'],
        ['>216.00<', '>416.00<'],
        ['>2616.00<', '>2816.00<'],
        ['>2092.80<', '>2292.80<'],
      ].reduce((xml, [from = '', to = '']) => xml.replace(from, to), hotelInvoiceCii),
      /19 % vom Netto ergeben 76,00 € statt 276,00 €/,
    ],
    ['a wrong amount to pay', hotelInvoiceCii.replace('2092.80', '2616.00'), /2\.092,80 € statt 2\.616,00 €/],
    [
      'an amount to pay that is a cent off',
      hotelInvoiceCii.replace('2092.80', '2092.81'),
      /2\.092,80 € statt 2\.092,81 €/,
    ],
    ['the same in UBL', hotelInvoiceUbl.replace('2092.80', '2092.79'), /2\.092,80 € statt 2\.092,79 €/],
    [
      'a gross that is a cent off',
      hotelInvoiceCii.replace('>2616.00<', '>2616.01<').replace('2092.80', '2092.81'),
      /Netto und Steuer ergeben 2\.616,00 € statt 2\.616,01 €/,
    ],
    [
      'taxes of the rates that are a cent off',
      hotelInvoiceCii.replace('>76.00<', '>76.01<'),
      /die Steuerbeträge der Steuersätze ergeben 216,01 € statt 216,00 €/,
    ],
    [
      'an amount to pay that is a cent off by profile EXTENDED',
      hotelInvoiceCii.replace('en16931:2017', 'factur-x.eu:1p0:extended').replace('2092.80', '2092.81'),
      /2\.092,80 € statt 2\.092,81 €/,
    ],
  ])('%s', (_, xml, sentence) => {
    const told = readEInvoice(xml)
    expect(isRefusal(told) && told.message).toMatch(sentence)
  })

  test.each<[string, string]>([
    [
      'a discount and freight of the whole invoice',
      hotelInvoiceCii.replace(
        '<ram:LineTotalAmount>2400.00</ram:LineTotalAmount><ram:TaxBasis',
        '<ram:LineTotalAmount>2400.00</ram:LineTotalAmount><ram:ChargeTotalAmount>20.00</ram:ChargeTotalAmount><ram:AllowanceTotalAmount>20.00</ram:AllowanceTotalAmount><ram:TaxBasis',
      ),
    ],
    [
      'lines that are parts of others (EXTENDED)',
      hotelInvoiceCii
        .replace('>2000.00<', '>1900.00<')
        .replace('</ram:LineID>', '</ram:LineID><ram:ParentLineID>2</ram:ParentLineID>'),
    ],
    [
      'fractions of cents, which somebody rounded otherwise',
      hotelInvoiceCii.replace('>2616.00<', '>2615.996<').replace('2092.80', '2092.81'),
    ],
    [
      'a gross that is a cent off by profile EXTENDED',
      hotelInvoiceCii
        .replace('en16931:2017', 'factur-x.eu:1p0:extended')
        .replace('>2616.00<', '>2616.01<')
        .replace('2092.80', '2092.81'),
    ],
    ['no sum of lines (MINIMUM)', hotelInvoiceCii.replace('<ram:LineTotalAmount>2400.00</ram:LineTotalAmount>', '')],
  ])('INV-12 let through: %s', (_, xml) => {
    expect(xml).not.toBe(hotelInvoiceCii)
    expect(read(xml).totals.netCents).toBe(240_000)
  })

  test.each([
    ['UTF-8', Buffer.from(hotelInvoiceCii)],
    ['UTF-16', Buffer.from(`\ufeff${hotelInvoiceCii}`, 'utf16le')],
    ['ISO-8859-1', Buffer.from(hotelInvoiceCii.replace('UTF-8', 'ISO-8859-1').replace('–', '-'), 'latin1')],
  ])('INV-12 letters arrive whole from %s', (_, bytes) => {
    expect(read(xmlText(bytes) ?? '').lines[0]?.name).toBe('Übernachtung im DZ')
  })

  test('INV-12 letters that are not what the file says are noticed', () => {
    expect(xmlText(Buffer.from(hotelInvoiceCii, 'latin1'))).toBeNull()
  })
})

describe('INV-12 what a provider lets us take off for paying early (BT-20)', () => {
  const terms = (syntax: string, text: string) =>
    syntax === 'CII'
      ? hotelInvoiceCii.replace(
          '<ram:SpecifiedTradePaymentTerms>',
          `<ram:SpecifiedTradePaymentTerms><ram:Description>${text}</ram:Description>`,
        )
      : hotelInvoiceUbl.replace(
          '<cac:TaxTotal>',
          `<cac:PaymentTerms><cbc:Note>${text}</cbc:Note></cac:PaymentTerms><cac:TaxTotal>`,
        )
  const cases: [string, { percent: number; until: string } | null][] = [
    ['#SKONTO#TAGE=8#PROZENT=2.00#\n', { percent: 200, until: '2027-05-28' }],
    ['Bitte pünktlich.\n#SKONTO#TAGE=14#PROZENT=2.50#\n', { percent: 250, until: '2027-06-03' }],
    ['#SKONTO#TAGE=7#PROZENT=3.00#\n#SKONTO#TAGE=14#PROZENT=2.00#\n', { percent: 300, until: '2027-05-27' }],
    ['#SKONTO#TAGE=8#PROZENT=0.00#\n', null],
    ['#SKONTO#TAGE=8#PROZENT=2.00#BASISBETRAG=100.00#\n', null],
    ['#VERZUG#TAGE=30#PROZENT=9.00#\n', null],
    ['2 % Skonto binnen 8 Tagen', null],
  ]
  test.each(cases.flatMap(([text, told]) => ['CII', 'UBL'].map((syntax) => [syntax, text, told] as const)))(
    'INV-12 %s: %j',
    (syntax, text, told) => {
      expect(read(terms(syntax, text)).discount).toEqual(told)
    },
  )
})
