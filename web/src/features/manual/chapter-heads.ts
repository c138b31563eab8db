/**
 * The chapters of the manual in the order of a trip, and the screens each explains: by them F1 finds the chapter, and the browser test
 * finds the words the chapter names. '$trip' and '$id' stand for a number. What a chapter says is in chapters/, which comes late.
 */
export const chapterHeads = {
  anfang: { title: 'Erste Schritte', screens: ['/user-dashboard', '/account'] },
  reisen: { title: 'Reisen finden', screens: ['/orders'] },
  anfrage: { title: 'Aus einer Anfrage wird eine Reise', screens: ['/orders/add'] },
  reise: { title: 'Die Reisemaske', screens: ['/orders/$trip', '/orders/$trip/history'] },
  tage: { title: 'Tage und Leistungen planen', screens: ['/orders/$trip'] },
  haeuser: {
    title: 'Häuser und Leistungsträger anfragen',
    screens: ['/orders/$trip/requests', '/orders/$trip/services', '/options'],
  },
  kalkulation: { title: 'Kalkulieren', screens: ['/orders/$trip/calculations'] },
  angebot: { title: 'Das Angebot', screens: ['/orders/$trip/offer'] },
  mails: { title: 'E-Mails', screens: ['/orders/$trip/emails', '/emails'] },
  gaeste: { title: 'Gäste und Zimmerlisten', screens: ['/orders/$trip/roomlist'] },
  unterlagen: {
    title: 'Reiseunterlagen und Voucher',
    screens: [
      '/orders/$trip/trip-details',
      '/orders/$trip/voucher',
      '/orders/$trip/menus',
      '/orders/$trip/catalog',
      '/orders/$trip/documents',
    ],
  },
  rechnung: {
    title: 'Rechnungen an Kunden',
    screens: ['/orders/$trip/invoices', '/orders/$trip/client-invoice'],
  },
  zahlungen: { title: 'Zahlungen und Mahnungen', screens: ['/open-items', '/reminders', '/bank-statements'] },
  buchhaltung: { title: 'Lieferanten und Buchhaltung', screens: ['/accounting'] },
  konzepte: { title: 'Konzepte', screens: ['/concepts', '/order_concepts/$id', '/day_concepts/$id'] },
  stammdaten: {
    title: 'Kunden, Häuser, Orte: die Stammdaten',
    screens: ['/master-data', '/clients', '/clients/$id', '/master-data/task-templates', '/imports'],
  },
  einstellungen: { title: 'Einstellungen und Mitarbeiter', screens: ['/settings', '/users'] },
} as const satisfies Record<string, { title: string; screens: readonly string[] }>

export type ChapterKey = keyof typeof chapterHeads
// The keys are those of the object above.
export const chapterKeys = Object.keys(chapterHeads) as ChapterKey[]

export const isChapter = (key: string): key is ChapterKey => Object.hasOwn(chapterHeads, key)

/**
 * The chapter that explains a screen; lists and pages of master data that are not named are explained together.
 * @param pathname '/orders/44/offer'
 * @returns null where no chapter fits, such as in the manual itself
 */
export function chapterOf(pathname: string): ChapterKey | null {
  const found = chapterKeys.find((key) => chapterHeads[key].screens.some((screen) => patternOf(screen).test(pathname)))
  if (found !== undefined) return found
  return /^\/[a-z_]+(?:\/\d+)?$/.test(pathname) && !pathname.startsWith('/hilfe') ? 'stammdaten' : null
}

function patternOf(screen: string): RegExp {
  return new RegExp(`^${screen.replaceAll(/\$\w+/g, '\\d+')}/?$`)
}
