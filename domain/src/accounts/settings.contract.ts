import * as z from 'zod'
import {
  locales,
  type OrderStatus,
  orderStatuses,
  otherServiceCategories,
  passageTypes,
  requestStatuses,
} from './options.ts'
import {
  catalogOrders,
  endpointKinds,
  invoiceFields,
  offerPoints,
  passengerColumns,
  roomListTemplates,
  roundings,
  taxOptions,
  voucherPrintModes,
} from './settings.ts'
import { accountingSettings } from './settings-accounting.contract.ts'
import {
  address,
  area,
  dayText,
  exemptionCode,
  limit,
  line,
  names,
  one,
  share,
  some,
  toggle,
  upTo,
} from './settings-kinds.contract.ts'
import { reminderSettings } from './settings-reminders.contract.ts'

/**
 * The feature switches of an organisation (APP-05): one schema gives the defaults, the types, the check of a change and
 * the words of the admin page (`title` names the switch, `description` says what it does).
 */

/** In which statuses of their trip new to-dos of a kind are 'aktiv' (000 §4). */
const validIn = (title: string, ...more: OrderStatus[]) =>
  some(
    orderStatuses,
    ['new', 'provisional_offer_sent', 'offer_sent', 'pre_reservation', 'booked', 'documents_sent', 'on_tour', ...more],
    title,
    'Neue Aufgaben dieser Art gelten, solange ihre Reise einen dieser Status hat; sonst ruhen sie.',
  )

export const settingsSchema = z.object({
  general: area('Allgemein', {
    defaultLocale: one(
      locales,
      'de_DE',
      'Standardsprache',
      'Die Sprache neuer Reisen ohne Kunden und der Dokumente, die nicht mehrsprachig sind.',
    ),
    aiModule: toggle(
      false,
      'KI-Modul',
      'Bietet an, freie Texte vom Übersetzungsdienst der Organisation übersetzen zu lassen.',
    ),
  }),
  orders: area('Reisen', {
    additionalFields: names(8, 'Zusätzliche Felder', 'Eigene Felder im Kopf der Reise, zum Beispiel Kostenstelle.'),
  }),
  offer: area('Angebote', {
    multiLanguage: toggle(true, 'Mehrsprachige Angebote', 'Lässt die Sprache eines Angebots wählen.'),
    bulletPoints: toggle(true, 'Stichpunkte', 'Zeigt im Angebot den Bereich mit Stichpunkten.'),
    binding: some(
      offerPoints,
      [],
      'Verbindliche Prüfpunkte',
      'Solange einer dieser Punkte offen ist, entsteht kein Papier zum Angebot. Die anderen werden am Knopf nur genannt.',
    ),
    tabs: area('Reiter der Konditionen', {
      offer: toggle(true, 'Angebotsoption', 'Zeigt den Reiter mit der Frist des Angebots.'),
      freePlaces: toggle(true, 'Kontingent & Freiplätze', 'Zeigt den Reiter mit Freiplätzen und Mindestteilnehmern.'),
      cancelation: toggle(true, 'Stornokosten', 'Zeigt den Reiter mit den Stornostaffeln.'),
      payments: toggle(true, 'Zahlungen', 'Zeigt den Reiter mit den Zahlungsfristen.'),
      other: toggle(true, 'Sonstiges', 'Zeigt Reiter für eigene Kategorien.'),
      conditions: toggle(true, 'Sonstige Konditionen', 'Zeigt den Reiter mit den allgemeinen Konditionen.'),
    }),
    freePlaces: area('Freiplätze', {
      showRoomType: toggle(true, 'Zimmerart der Freiplätze', 'Unterscheidet Freiplätze im Doppel- und Einzelzimmer.'),
    }),
  }),
  calculation: area('Kalkulation', {
    supplementPrices: toggle(true, 'Zuschlagspreise', 'Rechnet Einzelzimmer als Zuschlag statt als eigenen Preis.'),
    margins: area('Einkauf und Marge', {
      targetPercent: share(12, 0, 99, 'Zielmarge in Prozent', 'Anteil am Verkaufspreis, den eine Reise bringen soll.'),
      targetPerPerson: upTo(0, 9_999, 'Zielmarge pro Person', 'Betrag, den jeder Gast darüber hinaus bringen soll.'),
      overheadPercent: share(0, 0, 99, 'Gemeinkosten in Prozent', 'Zuschlag auf den Einkauf.'),
      overheadPerPerson: upTo(0, 9_999, 'Gemeinkosten pro Person', 'Betrag, den jeder Gast an Gemeinkosten trägt.'),
      busSeats: limit(48, 120, 'Plätze je Bus', 'Darüber fährt ein zweiter Bus mit, auch auf der Fähre.'),
      rounding: one(roundings, 'nine', 'Preise aufrunden', 'So enden vorgeschlagene Preise.'),
    }),
    ratesUrl: address(
      'Adresse der Kurse',
      'Von hier werden Wechselkurse geholt: eine Datei der Europäischen Zentralbank (eurofxref-daily.xml).',
    ),
  }),
  clientInvoices: area('Kundenrechnungen', {
    oneInvoiceNumber: toggle(
      false,
      'Eine Rechnungsnummer je Reise',
      'Gibt allen Rechnungen einer Reise dieselbe Grundnummer mit eigenem Zusatz.',
    ),
    multiLanguage: toggle(true, 'Mehrsprachige Rechnungen', 'Lässt die Sprache einer Rechnung wählen.'),
    fields: some(
      invoiceFields,
      'all',
      'Felder der Rechnung',
      'Nur diese Felder erscheinen beim Erstellen einer Rechnung.',
    ),
    taxOptions: some(
      taxOptions,
      ['19%', '7%', '0%', 'margin'],
      'Steuersätze',
      'Diese Steuersätze stehen beim Erstellen einer Rechnung zur Wahl. Reverse Charge ist für eigene Leistungen an Firmen im EU-Ausland.',
    ),
    ownServices: names(
      20,
      'Eigene Leistungen',
      'Zeilen, in deren Namen eines dieser Wörter steht („Eigener Bus“), kommen mit 19 % auf die Rechnung; der Rest bleibt bei § 25 UStG. Beim Erstellen ist der Satz jeder Zeile zu ändern.',
    ),
    numberPrefix: line(
      6,
      'Kürzel der Rechnungsnummern',
      'Steht vor Jahr und laufender Nummer: „N“ ergibt N-27-0001. Ohne Angabe der Anfangsbuchstabe des Kurznamens.',
    ),
    paymentDays: limit(
      14,
      365,
      'Zahlungsziel',
      'Nach so vielen Tagen ist eine Rechnung fällig, wenn nichts anderes steht.',
    ),
    discount: area('Skonto', {
      percent: share(
        0,
        0,
        20,
        'Skonto in Prozent',
        'So viel darf abziehen, wer früh zahlt; 0 gewährt keines. Je Rechnung ist es zu ändern.',
      ),
      days: upTo(7, 365, 'Skonto in Tagen', 'So viele Tage ab Rechnungsdatum.'),
    }),
    deposit: area('Anzahlungen', {
      usualPercent: share(
        20,
        1,
        100,
        'Üblich in Prozent',
        'Über diesen Anteil am Reisepreis hinaus wird gewarnt (BGH: 20 %).',
      ),
      restDays: upTo(
        30,
        365,
        'Restzahlung ab Tagen vor der Reise',
        'Was früher fällig ist, zählt als Anzahlung, auch eine ganze Rechnung (BGH: 30 Tage).',
      ),
      needsReason: toggle(false, 'Grund verlangen', 'Stellt eine höhere Anzahlung nur mit einem Grund aus.'),
      needsSecurity: toggle(
        true,
        'Sicherungsschein verlangen',
        'Stellt, was vor dem Ende der Reise zu zahlen ist, nur mit einem Absicherer aus (§ 651r, § 651t BGB).',
      ),
      needsForm: toggle(
        false,
        'Formblatt verlangen',
        'Stellt, was vor dem Ende der Reise zu zahlen ist, nur aus, wenn das Formblatt übergeben ist (§ 651d BGB).',
      ),
      security: line(
        200,
        'Absicherer der Kundengelder',
        'Versicherer und Nummer des Sicherungsscheins: „Reisesicherung AG, SI-2027-0417“.',
      ),
      sendsCertificate: toggle(
        true,
        'Sicherungsschein mitsenden',
        'Hängt das Dokument der Art „Sicherungsschein“, das der Reise oder allen Reisen gehört, an die E-Mail der ersten Rechnung, die Geld im Voraus verlangt (§ 651t BGB).',
      ),
      securityUntil: dayText(
        'Sicherungsschein gültig bis',
        'Letzter Tag, etwa 31.12.2027. Reisen, die später enden, sind damit nicht abgesichert.',
      ),
    }),
    eInvoice: area('E-Rechnung', {
      kind: one(
        endpointKinds,
        'email',
        'Art der Absenderadresse',
        'Unter dieser Adresse steht die Firma in E-Rechnungen.',
      ),
      address: line(120, 'Absenderadresse', 'Ohne Angabe die E-Mail-Adresse des Hauses.'),
      marginCode: exemptionCode(
        'VATEX-EU-D',
        'Code der Sonderregelung',
        'Steht in E-Rechnungen neben „Sonderregelung für Reisebüros“; Codelisten sind sich darin nicht einig.',
      ),
    }),
  }),
  reminders: reminderSettings,
  accounting: accountingSettings,
  itinerary: area('Reiseverlauf', {
    ownRouteDescription: toggle(
      false,
      'Eigene Streckenbeschreibung',
      'Lässt Zügen eine eigene Streckenbeschreibung geben.',
    ),
    routeViewStatuses: some(
      orderStatuses,
      ['booked', 'documents_sent', 'on_tour'],
      'Streckenansicht',
      'In diesen Reisestatus öffnet sich der Tagesplan mit Strecke und Freitexten.',
    ),
    requestAutoExpand: toggle(
      true,
      'Anfragen aufklappen',
      'Klappt die Anfragen einer Leistung auf, solange noch mehrere offen sind.',
    ),
    driverChoice: area('Fahrer inkludieren', {
      ferry: some(passageTypes, ['night'], 'Fähren', 'Bei diesen Fähren ist nach dem Fahrer zu fragen.'),
      train: some(passageTypes, ['night'], 'Züge', 'Bei diesen Zügen ist nach dem Fahrer zu fragen.'),
      other: some(
        otherServiceCategories,
        ['meal', 'entrance'],
        'Zusatzleistungen',
        'Bei diesen Zusatzleistungen ist nach dem Fahrer zu fragen.',
      ),
    }),
  }),
  tasks: area('Aufgaben', {
    visit: validIn('Besuche', 'completed'),
    phone: validIn('Telefonate', 'completed'),
    general: validIn('Allgemeine Aufgaben'),
    option: some(
      requestStatuses,
      ['new', 'requested', 'option_received', 'option', 'pre_booked', 'rest_request', 'rest_option'],
      'Optionstermine',
      'Neue Optionstermine gelten, solange ihre Anfrage einen dieser Status hat; sonst ruhen sie.',
    ),
  }),
  tripDocuments: area('Reiseunterlagen', {
    contactSelect: toggle(true, 'Kontaktauswahl', 'Lässt beim Erstellen der Unterlagen einen Kontakt wählen.'),
    routeDescription: toggle(true, 'Reiseverlauf anhängen', 'Bietet an, den Reiseverlauf anzuhängen.'),
    generalInformation: toggle(true, 'Allgemeine Hinweise', 'Bietet an, die allgemeinen Hinweise anzuhängen.'),
    questionnaire: toggle(true, 'Fragebogen', 'Bietet an, einen Fragebogen zur Reise zu erstellen.'),
    coverLetter: toggle(true, 'Anschreiben', 'Bietet an, ein Anschreiben zu erstellen.'),
    timetable: toggle(true, 'Fahrplan', 'Bietet an, einen Fahrplan zu erstellen.'),
    menuList: toggle(true, 'Menüliste', 'Bietet an, eine Menüliste zu erstellen.'),
  }),
  catalog: area('Katalog', {
    order: one(
      catalogOrders,
      'days_services',
      'Aufbau der Textdatei',
      'So folgen die Teile im Katalogtext aufeinander.',
    ),
  }),
  vouchers: area('Voucher', {
    contactSelect: toggle(true, 'Kontaktauswahl', 'Lässt Adresse und Kontakt eines Vouchers wählen.'),
    internalVouchers: toggle(true, 'Interne Voucher', 'Bietet an, interne Voucher zu erstellen.'),
    translations: toggle(true, 'Übersetzungen', 'Lässt zwischen Kundensprache und Sprache der LT umschalten.'),
    translationsInOne: toggle(false, 'Beide Sprachen in einem', 'Druckt beide Sprachen auf einen Voucher.'),
    printModes: toggle(true, 'Druckart wählen', 'Bietet die Druckarten zur Wahl; sonst nur, das Logo wegzulassen.'),
    printMode: one(voucherPrintModes, 'withLogo', 'Druckart', 'So werden Voucher gedruckt, wenn nichts gewählt ist.'),
    maxLines: limit(12, 60, 'Zeilen je Textfeld', 'So viele Zeilen fasst ein Textfeld eines Vouchers.'),
    maxCharacters: limit(1200, 10_000, 'Zeichen je Textfeld', 'So viele Zeichen fasst ein Textfeld eines Vouchers.'),
  }),
  roomLists: area('Zimmerlisten', {
    template: one(roomListTemplates, 'templateA', 'Standardvorlage', 'Diese Vorlage hat eine neue Zimmerliste.'),
    sendDaysBefore: upTo(
      14,
      365,
      'Rooming-Liste Tage vor Anreise',
      'So viele Tage vor der Anreise erinnert eine Aufgabe je gebuchtem Hotel daran, die Rooming-Liste zu senden; 0 für keine.',
    ),
    eraseAfterDays: upTo(
      60,
      3650,
      'Personendaten löschen nach',
      'So viele Tage nach der Rückkehr werden Ausweise, Geburtsdaten und Allergien der Gäste gelöscht.',
    ),
    columns: area('Spalten der Vorlagen', {
      templateA: some(
        passengerColumns,
        ['gender', 'lastName', 'firstName', 'nationality', 'dateOfBirth', 'allergies', 'notes'],
        'Vorlage A',
        'Spalten der Teilnehmer in Vorlage A.',
      ),
      templateB: some(passengerColumns, 'all', 'Vorlage B', 'Spalten der Teilnehmer in Vorlage B.'),
      templateC: some(
        passengerColumns,
        ['lastName', 'firstName', 'notes'],
        'Vorlage C',
        'Spalten der Teilnehmer in Vorlage C.',
      ),
    }),
  }),
})

/** All switches of an organisation, defaults filled in. */
export type Settings = z.output<typeof settingsSchema>

type PartOf<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: PartOf<T[K]> } : T
/** What an organisation chose itself; also the body of a change. */
export type StoredSettings = PartOf<Settings>

/** The switches of an organisation without choices of its own. */
export const defaultSettings: Settings = settingsSchema.parse({})
