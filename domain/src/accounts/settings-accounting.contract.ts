import { charts } from './settings.ts'
import { area, digits, limit, names, one, toggle } from './settings-kinds.contract.ts'

const account = (title: string, skr03: string, skr04: string, more = '') =>
  digits(8, title, `Ohne Angabe ${skr03} im SKR03, ${skr04} im SKR04.${more}`)
const ofPrepayment = ' Vom Zahlungseingang bis zur Endabrechnung steht dort, was der Kunde angezahlt hat.'
const ofAdvance = ' Bis zur Rechnung oder Restzahlung steht dort, was angezahlt ist.'
const ofOwnService = ' Für eigene Leistungen, etwa Diesel des eigenen Busses.'

/** How a house books, as its tax adviser says (INV-08); accounts without an entry are those of the chart. */
export const accountingSettings = area('Buchhaltung', {
  consultant: digits(7, 'Beraternummer', 'Nummer des Steuerberaters bei DATEV; sie steht in jeder Datei.'),
  client: digits(5, 'Mandantennummer', 'Nummer der Firma beim Steuerberater; sie steht in jeder Datei.'),
  chart: one(charts, 'SKR03', 'Kontenrahmen', 'Nach ihm sind die Konten belegt, für die unten nichts eingetragen ist.'),
  accountLength: limit(
    4,
    8,
    'Länge der Sachkonten',
    'Stellen der Sachkonten, bei DATEV 4 bis 8; Debitoren und Kreditoren haben eine mehr. Konten ohne Eintrag werden hinten mit Nullen verlängert.',
    4,
  ),
  fiscalYearMonth: limit(1, 12, 'Wirtschaftsjahr ab Monat', 'Monat, in dem das Wirtschaftsjahr beginnt.'),
  firstDebtor: limit(
    10_000,
    699_999_999,
    'Erste Debitorennummer',
    'Von hier an werden fehlende Debitorennummern vergeben; beim Kunden sind sie zu ändern.',
  ),
  hasSuppliers: toggle(
    true,
    'Lieferantenrechnungen exportieren',
    'Freigegebene Rechnungen der Leistungsträger und ihre Zahlungen gehen mit in die Datei. Aus, wenn sie anderswo gebucht werden.',
  ),
  firstCreditor: limit(
    70_000,
    999_999_999,
    'Erste Kreditorennummer',
    'Von hier an werden fehlende Kreditorennummern vergeben; beim Kreditor sind sie zu ändern.',
  ),
  otherCreditors: digits(
    9,
    'Kreditoren ohne Leistungsträger',
    'Sammelkonto für Rechnungen, zu denen kein Leistungsträger gehört.',
    '79999',
  ),
  isLocked: toggle(true, 'Festschreiben', 'Buchungen gehen festgeschrieben an DATEV und sind dort nicht zu ändern.'),
  hasCostCentres: toggle(true, 'Reise als Kostenstelle', 'Gibt jeder Buchung die Reisenummer als Kostenstelle mit.'),
  buysInExtras: toggle(
    true,
    'Weitere Kosten als Vorleistung',
    'Weitere Kosten einer Kalkulation, etwa ein gemieteter Bus, mindern die Marge nach § 25 UStG. Aus, wenn sie eigene Leistungen sind.',
  ),
  furtherBanks: names(
    10,
    'Konten weiterer Bankkonten',
    'IBAN und Sachkonto, „DE89 3704 0044 0532 0130 00 = 1210“: Zahlungen aus den Auszügen dieses Bankkontos gehen auf dieses Sachkonto, alle anderen auf das Konto Bank.',
    {
      pattern: /^[A-Z]{2}\d{2}[A-Z0-9 ]{11,40}= ?\d{1,8}$/i,
      message: 'Bitte IBAN und Sachkonto eingeben: „DE89 … = 1210“',
    },
  ),
  accounts: area('Konten', {
    bank: account('Bank', '1200', '1800'),
    revenue19: account('Erlöse 19 %', '8400', '4400'),
    revenue7: account('Erlöse 7 %', '8300', '4300'),
    revenue0: account('Erlöse ohne Steuer', '8200', '4200'),
    revenueReverse: account(
      'Erlöse Reverse Charge',
      '8336',
      '4336',
      ' Sonstige Leistungen an Firmen im EU-Ausland, die dort die Steuer schulden; sie gehören in die Zusammenfassende Meldung.',
    ),
    margin: account('Erlöse § 25 UStG', '8191', '4136', ' Bitte mit dem Steuerberater abstimmen.'),
    marginThird: account(
      'Erlöse § 25 UStG Drittland',
      '8194',
      '4139',
      ' Der Anteil an dem, was im Drittland eingekauft ist. Bitte mit dem Steuerberater abstimmen.',
    ),
    prepayment19: account('Erhaltene Anzahlungen 19 %', '1718', '3272', ofPrepayment),
    prepayment7: account('Erhaltene Anzahlungen 7 %', '1711', '3260', ofPrepayment),
    prepayment0: account('Erhaltene Anzahlungen ohne Steuer', '1710', '3250', ofPrepayment),
    prepaymentMargin: account('Erhaltene Anzahlungen § 25 UStG', '1710', '3250', ofPrepayment),
    prepaymentClearing: account(
      'Verrechnung erhaltene Anzahlungen',
      '1593',
      '1495',
      ' Dort steht, was mit Anzahlungsrechnungen angefordert ist, bis das Geld kommt; mit ihm entsteht die Steuer. Das Konto darf keine Steuer rechnen.',
    ),
    costMargin: account('Reisevorleistungen § 25 UStG', '3109', '5909', ' Ohne Vorsteuer (§ 25 Abs. 4 UStG).'),
    cost19: account('Fremdleistungen 19 % Vorsteuer', '3106', '5906', ofOwnService),
    cost7: account('Fremdleistungen 7 % Vorsteuer', '3108', '5908', ofOwnService),
    cost0: account('Fremdleistungen ohne Steuer', '3109', '5909'),
    advance19: account('Geleistete Anzahlungen 19 %', '1518', '1186', ofAdvance),
    advance7: account('Geleistete Anzahlungen 7 %', '1511', '1181', ofAdvance),
    advance0: account('Geleistete Anzahlungen ohne Vorsteuer', '1510', '1180', ofAdvance),
    received19: account('Erhaltene Skonti 19 % Vorsteuer', '3736', '5736'),
    received7: account('Erhaltene Skonti 7 % Vorsteuer', '3731', '5731'),
    received0: account('Erhaltene Skonti ohne Vorsteuer', '3730', '5730'),
    discount19: account('Gewährte Skonti 19 %', '8736', '4736'),
    discount7: account('Gewährte Skonti 7 %', '8731', '4731'),
    discount0: account('Gewährte Skonti ohne Steuer', '8730', '4730'),
    discountMargin: account('Gewährte Skonti § 25 UStG', '8730', '4730'),
    reminderFee: account('Mahngebühren', '2700', '4830', ' Schadensersatz ohne Steuer, gebucht, wenn er eingeht.'),
    bankFee: account('Bankgebühren', '4970', '6855', ' Was eine Bank von einer Zahlung des Kunden einbehält.'),
  }),
  taxKeys: area('Steuerschlüssel', {
    revenue19: digits(4, 'Erlöse 19 %', 'Ohne Angabe rechnet das Konto die Steuer selbst heraus.'),
    revenue7: digits(4, 'Erlöse 7 %', 'Ohne Angabe rechnet das Konto die Steuer selbst heraus.'),
    revenue0: digits(4, 'Erlöse ohne Steuer', 'Ohne Angabe bleibt das Feld in der Datei leer.'),
    margin: digits(
      4,
      'Erlöse § 25 UStG',
      'Schlüssel 40 hält das Konto davon ab, Steuer aus dem ganzen Preis zu rechnen statt aus der Marge.',
      '40',
    ),
    marginThird: digits(4, 'Erlöse § 25 UStG Drittland', 'Schlüssel 40 wie bei den Erlösen nach § 25 UStG.', '40'),
    cost19: digits(4, 'Fremdleistungen 19 % Vorsteuer', 'Ohne Angabe rechnet das Konto die Vorsteuer selbst heraus.'),
    cost7: digits(4, 'Fremdleistungen 7 % Vorsteuer', 'Ohne Angabe rechnet das Konto die Vorsteuer selbst heraus.'),
  }),
})
