import type { Chapters } from '../chapter.ts'

type Keys = 'konzepte' | 'stammdaten' | 'einstellungen'

/** What trips are made from, and by whose rules. */
export const aroundTheTrip: Pick<Chapters, Keys> = {
  konzepte: {
    purpose: 'Ein Konzept ist eine Reise oder ein Tag zum Wiederverwenden, ohne Gruppe und ohne Preise von gestern.',
    steps: [
      'Unter [[Gesamtkonzepte]] stehen ganze Reisen, unter [[Tageskonzepte]] einzelne Tage.',
      'Mit [[Neues Gesamtkonzept]] beginnen oder in einer guten Reise „Als Gesamtkonzept speichern“ wählen.',
      'Im Konzept mit [[Tageskonzept hinzufügen]] Tage zusammenstellen und ordnen.',
    ],
    outcome: [
      'Beim Anlegen einer Reise kommt das Konzept als Kopie mit; wer die Reise ändert, ändert das Konzept nicht.',
    ],
    picture: { screen: '/concepts', alt: 'Die Liste der Gesamtkonzepte' },
  },
  stammdaten: {
    purpose:
      'Kunden, Häuser, Orte und Vorlagen werden einmal gepflegt und überall verwendet: in Reisen, Briefen und Listen.',
    steps: [
      'Unter „Stammdaten“ die Art wählen, zum Beispiel [[Hotels]], [[Orte]] oder [[E-Mail-Vorlagen]]. Kunden und Leistungsträger stehen auch oben in der Leiste.',
      'In der Liste der Kunden legt [[Neuer Kunde]] einen Kunden an. Gibt es ihn schon, wird er beim Tippen gezeigt.',
      'Wer beim Planen in einer Auswahl nicht zu finden ist, wird dort mit „Neu anlegen“ am Ende der Liste angelegt; was schon im Formular steht, bleibt.',
      'Auf der Seite eines Kunden mit [[Kontakt hinzufügen]] Ansprechpartner und mit [[Adresse hinzufügen]] Anschriften ergänzen.',
      'Wer nicht mehr bucht, wird mit [[Stilllegen]] aus der Auswahl genommen; seine Reisen bleiben.',
      'Listen aus dem alten Programm holt [[Import aus Tabellen]]: Datei wählen, Spalten prüfen, übernehmen. [[Musterdatei]] zeigt, wie sie aussehen können.',
      '[[Vorlagen für Aufgaben und Checklisten]] bestimmen, was bei welchem Status von selbst entsteht.',
    ],
    outcome: [
      'Eine Änderung gilt sofort für alle, in fertigen Dokumenten bleibt, was dort stand.',
      'Ein Import lässt sich als Ganzes zurücknehmen.',
    ],
    picture: { screen: '/clients', alt: 'Die Liste der Kunden' },
  },
  einstellungen: {
    purpose: 'Wer Administrator ist, bestimmt hier, wie das Haus arbeitet und wer hineinkommt.',
    steps: [
      'Links einen Bereich wählen, zum Beispiel [[Angebote]], [[Kundenrechnungen]] oder [[Mailserver]]. Unter jedem Schalter steht, was er bewirkt.',
      'Unter [[Auswahllisten]] die Namen von Status, Kategorien und anderen Listen anpassen.',
      'Auf der Seite „Mitarbeiter“ mit [[Einladen]] Kolleginnen und Kollegen hereinholen; sie bekommen einen Link für ihr Passwort.',
      'Rechte und Organisationen ändert man dort über die Aktionen einer Zeile.',
    ],
    outcome: [
      'Eine Einstellung wird sofort gespeichert und gilt für die gewählte Organisation.',
      'Wer gesperrt wird, ist sofort abgemeldet; was er gemacht hat, bleibt mit seinem Namen stehen.',
    ],
    picture: { screen: '/settings', alt: 'Die Einstellungen mit ihren Bereichen' },
  },
}
