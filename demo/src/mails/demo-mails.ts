/** A mail that came in: what its sender wrote, and what it took along. */
type DemoText = {
  /** Put before what it answers, or said alone. */
  readonly subject: string
  readonly text: string
  readonly attachment?: { readonly name: string; readonly text: string }
}

const guests = [
  'Nachname;Vorname;Zimmer',
  'Ahlers;Käthe;DZ',
  'Ahlers;Jürgen;DZ',
  'Böttcher;Ilse;EZ',
  'Dörfler;Günter;DZ',
  'Dörfler;Renate;DZ',
].join('\r\n')

/** Answers of clients to the last mails that were sent to them; each finds its trip by its headers (MAIL-04). */
export const demoAnswers: readonly DemoText[] = [
  {
    subject: 'AW: ',
    text: 'Guten Tag,\n\nvielen Dank für die schnelle Antwort. Wir rechnen mit 38 Personen, davon vier im Einzelzimmer.\n\nFreundliche Grüße',
  },
  {
    subject: 'AW: ',
    text: 'Guten Tag,\n\ndas Angebot gefällt unserem Vorstand gut. Könnten Sie das zweite Hotel etwas näher am Hafen suchen? Ein Teil der Gruppe ist nicht gut zu Fuß.\n\nFreundliche Grüße',
  },
  {
    subject: 'AW: ',
    text: 'Guten Tag,\n\nanbei die ersten Anmeldungen. Die restlichen Namen kommen bis Ende des Monats.\n\nFreundliche Grüße',
    attachment: { name: 'Anmeldungen.csv', text: guests },
  },
  {
    subject: 'AW: ',
    text: 'Guten Tag,\n\nwir haben es am Sonntag in der Gruppe besprochen und möchten die Reise fest buchen. Was brauchen Sie dafür noch von uns?\n\nFreundliche Grüße',
  },
]

/** What nobody has assigned yet: hotels that name a trip, or only write from their address. */
export const demoUnassigned: readonly (DemoText & { readonly namesTrip: boolean })[] = [
  {
    subject: 'Rooming list',
    namesTrip: true,
    text: 'Dear colleagues,\n\nthank you for your booking. Could you please send us the rooming list at least three weeks before arrival?\n\nKind regards',
  },
  {
    subject: 'Breakfast times for your group',
    namesTrip: false,
    text: 'Dear colleagues,\n\nbreakfast is served from 6:30 a.m. If your group leaves earlier, we will gladly prepare lunch packages.\n\nKind regards',
  },
]
