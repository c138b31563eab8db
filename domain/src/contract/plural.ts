/** More than one of a thing, by the title of its contract: 'Tageskonzept' → 'Tageskonzepte'. */
const plurals: Readonly<Record<string, string>> = {
  Adresse: 'Adressen',
  Agentur: 'Agenturen',
  Airline: 'Airlines',
  Anfrage: 'Anfragen',
  Bahn: 'Bahnen',
  Bahnhof: 'Bahnhöfe',
  Bankverbindung: 'Bankverbindungen',
  Destination: 'Destinationen',
  Dokument: 'Dokumente',
  Dokumentvorlage: 'Dokumentvorlagen',
  'E-Mail': 'E-Mails',
  'E-Mail-Vorlage': 'E-Mail-Vorlagen',
  Eintrag: 'Einträge',
  'Empfangene E-Mail': 'Empfangene E-Mails',
  Flughafen: 'Flughäfen',
  Flugstrecke: 'Flugstrecken',
  Fährverbindung: 'Fährverbindungen',
  Gebiet: 'Gebiete',
  Gesamtkonzept: 'Gesamtkonzepte',
  Hafen: 'Häfen',
  Hinweis: 'Hinweise',
  Hotel: 'Hotels',
  Information: 'Informationen',
  Kontakt: 'Kontakte',
  Kunde: 'Kunden',
  Leistung: 'Leistungen',
  Leistungsart: 'Leistungsarten',
  Mahnung: 'Mahnungen',
  Menü: 'Menüs',
  Nachricht: 'Nachrichten',
  Organisation: 'Organisationen',
  Ort: 'Orte',
  Ortsgebühr: 'Ortsgebühren',
  Reederei: 'Reedereien',
  Reise: 'Reisen',
  'Reise, die dir nicht gezeigt wird': 'Reisen, die dir nicht gezeigt werden',
  Routenstichpunkt: 'Routenstichpunkte',
  Tageskonzept: 'Tageskonzepte',
  Tageszeit: 'Tageszeiten',
  Umsatz: 'Umsätze',
  'Vordefinierter Freitext': 'vordefinierte Freitexte',
  'Vordefinierter Routenstichpunkt': 'vordefinierte Routenstichpunkte',
  Zug: 'Züge',
  Zugstrecke: 'Zugstrecken',
  Zusatzleistung: 'Zusatzleistungen',
  'gelöschte Reise': 'gelöschte Reisen',
}

/** @returns the title itself where many are called as one is: 'Leistungsträger' */
export function pluralOf(title: string): string {
  return plurals[title] ?? title
}

export function counted(count: number, title: string): string {
  return `${count} ${count === 1 ? title : pluralOf(title)}`
}
