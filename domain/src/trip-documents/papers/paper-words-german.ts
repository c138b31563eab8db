import type { PaperWords } from './paper-words.ts'

export const germanPaperWords: PaperWords = {
  printed: {
    timetable: 'Fahrplan',
    generalInfos: 'Allgemeine Informationen',
    menuList: 'Menüliste',
    see: 'Seite',
  },
  name: 'Reiseunterlagen',
  forPrint: 'zum Drucken',
  subject: '{Ihre|Deine} Reiseunterlagen',
  emergency: 'Unser Notruf ist während {Ihrer|deiner} Reise rund um die Uhr besetzt.',
  phone: (number) => `Telefon ${number}`,
  letter: {
    begins: (category, period) => `in Kürze beginnt {Ihre|deine} ${category} ${period}.`,
    holds: (list) => `In diesem Heft steht alles, was {Sie|du} unterwegs {brauchen|brauchst}: ${list}.`,
    parts: {
      detailedRoute: 'der Fahrplan',
      route: 'der Reiseverlauf',
      providers: 'die Hinweise zu Häusern und Leistungen',
      generalInfos: 'allgemeine Informationen',
      menu: 'die Menüliste',
    },
    emergency: (number) => `Während der Reise {erreichen Sie|erreichst du} uns rund um die Uhr unter ${number}.`,
    close: 'Wir wünschen {Ihnen|dir} und {Ihrer|deiner} Gruppe eine gute Reise.',
  },
  meals: { breakfast: 'Frühstück', lunch: 'Mittagessen', dinner: 'Abendessen' },
  codeOf: (title) => `QR-Code: ${title}`,
  opensMap: 'Karte auf dem Telefon öffnen',
  opensPage: 'Auf dem Telefon öffnen',
  sketchOf: (stops) => `Kartenskizze: ${stops}.`,
  pictureOf: (title) => `Bild: ${title}`,
  questionnaire: {
    name: 'Fragebogen',
    intro:
      'Wie hat {Ihnen|dir} die Reise gefallen? {Ihre|Deine} Antworten helfen uns, die nächste noch besser zu machen. Bitte {kreuzen Sie|kreuze} an und {geben Sie|gib} den Bogen der Reiseleitung oder {schicken Sie|schick} ihn an uns.',
    marks: ['sehr gut', 'gut', 'mittel', 'weniger gut', 'schlecht'],
    general: ['Beratung und Unterlagen', 'Programm', 'Bus und Fahrer', 'Reiseleitung', 'Essen', 'Die Reise insgesamt'],
    hotels: 'Unterkünfte',
    remarks: ['Das hat besonders gefallen', 'Das sollten wir besser machen', 'Dahin soll die nächste Reise gehen'],
    from: 'Name (freiwillig)',
  },
}
