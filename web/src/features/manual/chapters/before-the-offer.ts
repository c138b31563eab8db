import type { Chapters } from '../chapter.ts'

type Keys = 'anfang' | 'reisen' | 'anfrage' | 'reise' | 'tage' | 'haeuser' | 'kalkulation'

/** From the first look to what a trip costs. */
export const beforeTheOffer: Pick<Chapters, Keys> = {
  anfang: {
    purpose:
      'Unter „Heute“ steht, was als Nächstes zu tun ist: fällige Aufgaben, Optionen, die ablaufen, und die nächsten Abreisen.',
    steps: [
      'Den Tag mit [[Dringende Aufgaben]] und [[Optionen laufen ab]] beginnen. Ein Klick auf eine Zeile öffnet die Reise.',
      'Ist etwas getan, das Kästchen davor anhaken.',
      'Mit [[Neue Aufgabe]] etwas notieren, das zu einer Reise oder nur zu einem selbst gehört.',
      'Wer fehlt, trägt unter [[Abwesenheit]] den Zeitraum und eine Vertretung ein.',
      'Mit Strg K öffnet sich die Suche: Nummer, Gruppe, Kunde, Kontakt, Hotel, Telefonnummer oder Seite tippen, Enter springt hin; zuerst steht dort, was zuletzt geöffnet war. Die Taste ? zeigt alle Tastenkürzel, F1 die Hilfe zur Seite.',
      'Unter „Mein Zugang“ (im Menü rechts oben) stehen [[PROFIL]], [[PASSWORT]] und [[ZWEITER FAKTOR]].',
    ],
    outcome: [
      'Jede Eingabe wird gleich gespeichert. Ist der Server nicht zu erreichen, sagt ein gelber Streifen oben, wie viele Änderungen noch warten; verloren geht nichts.',
      'Während einer Abwesenheit bekommt die Vertretung die Aufgaben zu sehen.',
    ],
    picture: { screen: '/user-dashboard', alt: 'Die Seite „Heute“ mit Aufgaben, Optionen und Abreisen' },
  },
  reisen: {
    purpose: 'Die Reiseübersicht zeigt alle Vorgänge des Hauses, von der Anfrage bis zur abgeschlossenen Reise.',
    steps: [
      'In [[Reisen durchsuchen]] Nummer, Name, Gruppe, Kunde, Kontakt oder Ziel tippen; auch Teile eines Worts genügen, mit oder ohne Akzente.',
      'Mit [[Filter]] nach Status, Verantwortlichen, Kunde oder Destination einschränken. [[Zurücksetzen]] nimmt alles wieder weg.',
      'Eine Einstellung, die man öfter braucht, mit [[Ansicht sichern]] behalten; sie steht dann oben neben [[Alle Reisen]].',
      '[[Spalten und Zeilenhöhe]] bestimmt, was zu sehen ist. Ein Klick auf einen Spaltenkopf sortiert.',
      '[[Zeitachse]] legt die Reisen über den Kalender: So zeigt sich, wo sich etwas drängt.',
      '[[Als .xlsx]] gibt die Liste so heraus, wie sie gefiltert ist.',
    ],
    outcome: [
      'Filter und Sortierung stehen in der Adresse: Wer den Link bekommt, sieht dieselbe Liste.',
      'Was ein Admin unter „Gelöschte Reisen“ findet, kann er wiederherstellen.',
    ],
    picture: { screen: '/orders', alt: 'Die Reiseübersicht als Tabelle' },
  },
  anfrage: {
    purpose: 'Eine Anfrage kommt per Telefon oder Mail; hier wird aus ihr in einer Minute ein Vorgang mit Nummer.',
    steps: [
      'In der Reiseübersicht auf „Neue Reise“ klicken oder die Taste N drücken.',
      '[[Kunde]], [[Gruppenname]] und [[Reisename]] eintragen. Alles andere kann später kommen.',
      '[[Beginn]] und [[Ende]] bestimmen, wie viele Tage die Reise hat.',
      'Unter „Kontingent“ die Zimmer eintragen: EZ für Einzel-, DZ für Doppelzimmer. Daraus ergeben sich die Personen (Pax).',
      'Gibt es die Reise so ähnlich schon, [[Gesamtkonzept]] oder [[Reise kopieren]] wählen: Tage und Leistungen kommen mit.',
      'Mit [[Reise speichern]] anlegen.',
    ],
    outcome: [
      'Die Reise bekommt eine Vorgangsnummer, die nie wieder vergeben wird, und den Status „Neu“.',
      'Aufgaben aus den Vorlagen des Hauses entstehen von selbst, sobald die Reise den Status erreicht, für den sie gedacht sind.',
    ],
    picture: { screen: '/orders/add', alt: 'Das Formular für eine neue Reise' },
  },
  reise: {
    purpose:
      'Die Reisemaske hält alles zu einem Vorgang zusammen: oben Name, Status und Aufgaben, darunter die Seiten der Reise von der Übersicht bis zum Verlauf.',
    steps: [
      'Ein Klick auf einen Wert im Kopf öffnet ihn zum Ändern, zum Beispiel [[Gruppe]], [[Zeitraum]] oder [[Verantwortlich]].',
      'Der Status steht neben dem Namen. Ein Klick darauf öffnet die Stufen von „Neu“ bis „Abgeschlossen“.',
      'In [[KONTINGENT (K) UND BUCHUNGSSTAND (B)]] steht, wie viele Zimmer die Gruppe braucht (K) und wie viele davon schon besetzt sind (B). [[Menü Kontingent > Entwicklung des Buchungsstands anzeigen]] zeigt, wie es dazu kam.',
      'Unter [[BEMERKUNGEN]] steht, was alle wissen sollen, die an der Reise arbeiten.',
      '[[Weitere Aktionen > Reise kopieren]] macht daraus eine zweite Reise, [[Weitere Aktionen > Als Gesamtkonzept speichern]] eine Vorlage.',
      'Was wann von wem geändert wurde, steht unter [[Verlauf]]. [[Gelöschtes]] kommt von dort 30 Tage lang zurück, [[Kopiertes, Getauschtes, Verschobenes]] im Reiseverlauf lässt sich ebenso lange rückgängig machen. Ein anderer Zeitraum der Reise geht zurück, indem der alte wieder eingetragen wird.',
    ],
    outcome: [
      'Arbeiten zwei zugleich an einer Reise, sehen beide die Änderungen sofort. Ändern beide dasselbe Feld, wird gefragt, was gilt.',
      'Passt etwas nicht zusammen, zum Beispiel eine Fähre, die vor der Ankunft ablegt, ein Tag, der für einen Fahrer zu lang ist, oder eine Nacht ohne Bett, steht es unter „Unstimmigkeiten“.',
    ],
    picture: { screen: '/orders/$trip', alt: 'Die Reisemaske mit Kopf, Kontingent und Tagen' },
  },
  tage: {
    purpose:
      'Im Tagesplan der Übersicht entsteht die Reise: Tag für Tag mit Hotels, Fähren, Führungen und freien Texten.',
    steps: [
      'Eine Leistung, deren Partner noch offen ist, über das Pluszeichen eines Tags anlegen: [[Tag 1: Leistung hinzufügen > Hotel hinzufügen]].',
      'Soll gleich ein Haus angefragt werden: [[Tag 1: Leistung hinzufügen > Hotel mit Anfrage]].',
      'Eine Zeile am Griff an einen anderen Platz oder auf einen anderen Tag ziehen. Ganze Tage wandern, wenn [[Verschieben der Tage erlauben]] an ist.',
      'Ein gelungener Tag wird mit [[Tag 1: Aktionen > Als Tageskonzept speichern]] zur Vorlage.',
      '[[Route]] zeigt Strecke und freie Texte mit, [[Management]] nur, was zu buchen ist.',
      'Für Papiere in anderen Sprachen zeigen die Zeichen FR und EN neben einem Text, ob er übersetzt ist; ein Klick darauf öffnet Deutsch, Französisch und Englisch nebeneinander.',
      'Viele Werte auf einmal ändert die [[Schnellbearbeitung]] am unteren Rand, eine Tabelle wie in Excel mit Kopieren, Einfügen und Zurücknehmen.',
    ],
    outcome: [
      'Ändert sich der Zeitraum, rücken die Tage mit. Leistungen, deren Partner ein anderes Datum kennt, tragen den Hinweis, dass neu anzufragen ist.',
      'Der Tagesplan ist die Quelle für Angebot, Reiseunterlagen und Voucher: Was hier steht, steht dort.',
    ],
    picture: { screen: '/orders/$trip#plan', alt: 'Der Tagesplan mit Leistungen und ihren Anfragen' },
  },
  haeuser: {
    purpose:
      'Für jede Leistung können mehrere Häuser angefragt werden. Hier stehen alle Anfragen der Reise mit Preis, Option und Status.',
    steps: [
      'Mit [[Anfrage hinzufügen]] ein weiteres Haus zu einer Leistung fragen.',
      'Mit den Filtern über der Liste auf Status, Art oder Agentur einschränken; im Kopf der Spalte [[Option]] nach dem Termin sortieren.',
      'Mehrere Zeilen ankreuzen, um sie zusammen zu ändern oder anzuschreiben.',
      'Unter [[Hotelpreise]] stehen die Häuser nebeneinander mit Preis im Doppelzimmer, Zuschlägen und Freiplätzen.',
      'Hat ein Haus den Zuschlag, das Häkchen davor setzen („als Leistung setzen“).',
    ],
    outcome: [
      'Das gewählte Haus steht im Tagesplan, in der Kalkulation und im Angebot.',
      'Ein Optionstermin wird zur Aufgabe. Läuft die Option ab oder sagt das Haus ab, gilt die Leistung wieder als „ohne Haus“.',
      'Ändern sich Tage, Personen, Zimmer oder Kabinen, ist das Haus „neu anzufragen“, bis ein Anschreiben sie nennt. Ein Status wie „Bestätigt“ gilt für das, was im letzten Brief stand; wer am Telefon anderes gehört hat, sagt es mit „Neue Daten sind bestätigt“.',
      'Unter „Verlust bei Storno heute“ steht, was eine Absage jetzt kosten würde.',
    ],
    picture: { screen: '/orders/$trip/requests', alt: 'Die Liste der Anfragen einer Reise' },
  },
  kalkulation: {
    purpose: 'Die Kalkulation sagt, was die Reise den Kunden kostet und was dem Haus davon bleibt.',
    steps: [
      'Unter [[Paketpreise]] den Preis je Person nach Größe der Gruppe eintragen; [[Paketpreis hinzufügen]] legt eine weitere Staffel an.',
      '[[Einzelzimmerzuschlag]] und [[Zuschläge und Zusatzbuchungen]] stehen darunter.',
      'Unter [[Einkauf]] steht, was die gewählten Häuser verlangen. Was die Reise sonst noch kostet, zum Beispiel der Bus, kommt mit [[Weitere Kosten]] dazu.',
      '[[Kontingent]] rechnet mit der geplanten, [[Buchungsstand]] mit der gebuchten Zahl der Gäste.',
      '[[Marge]] und [[Bei anderer Teilnehmerzahl]] zeigen, ab wann sich die Reise trägt.',
    ],
    outcome: [
      'Angebot und Rechnungen nehmen ihre Preise von hier.',
      'Fehlt noch ein Einkaufspreis, sagt es die Kalkulation, statt mit 0 zu rechnen.',
      'Einkauf und Marge sieht nur, wer das Recht „Einkauf sehen“ hat.',
    ],
    picture: { screen: '/orders/$trip/calculations', alt: 'Die Kalkulation mit Staffeln, Einkauf und Marge' },
  },
}
