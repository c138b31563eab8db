/** What the first hour of a new house leads through, in this order (MOVE-02). */
export const firstSteps = {
  house: {
    label: 'Unser Haus',
    text: 'Anschrift, Steuernummer, Konto und Logo: Sie stehen auf jedem Papier und unter jeder E-Mail.',
    action: 'Angaben eintragen',
  },
  people: {
    label: 'Mitarbeiter',
    text: 'Wer mitarbeitet, bekommt einen Link und legt selbst ein Passwort fest.',
    action: 'Kollegin oder Kollegen einladen',
  },
  mail: {
    label: 'Mailserver',
    text: 'Damit Anfragen und Angebote von hier hinausgehen. Ohne ihn bleiben E-Mails Entwürfe zum Herunterladen.',
    action: 'Mailserver eintragen',
  },
  import: {
    label: 'Daten übernehmen',
    text: 'Kunden, Hotels, Orte und laufende Reisen aus Excel-Dateien, mit Vorschau und einem Weg zurück.',
    action: 'Dateien einlesen',
  },
  trip: {
    label: 'Erste Reise',
    text: 'Kunde, Zeitraum und Gruppe genügen; alles Weitere kommt auf der Seite der Reise.',
    action: 'Reise anlegen',
  },
} as const
export type FirstStep = keyof typeof firstSteps
// Object.keys forgets the key type.
export const firstStepKeys = Object.keys(firstSteps) as [FirstStep, ...FirstStep[]]

export type Step = { key: FirstStep; isDone: boolean; isLeft: boolean }

/** What there is of a house by now. */
export type Begun = {
  readonly missing: readonly string[]
  readonly people: number
  readonly sendsMail: boolean
  readonly hasPartners: boolean
  readonly hasTrips: boolean
}

/**
 * Where a new house stands: a step is done once what it is for is there, however it came.
 * @param left those that were put off
 */
export function stepsOf(begun: Begun, left: readonly string[]): Step[] {
  const isDone: Record<FirstStep, boolean> = {
    house: begun.missing.length === 0,
    people: begun.people > 1,
    mail: begun.sendsMail,
    import: begun.hasPartners,
    trip: begun.hasTrips,
  }
  return firstStepKeys.map((key) => ({ key, isDone: isDone[key], isLeft: left.includes(key) }))
}

/** The one to take next; null when all are done or put off. */
export function nextStep(steps: readonly Step[]): FirstStep | null {
  return steps.find(({ isDone, isLeft }) => !isDone && !isLeft)?.key ?? null
}
