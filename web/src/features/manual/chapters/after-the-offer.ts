import type { Chapters } from '../chapter.ts'

type Keys = 'angebot' | 'mails' | 'gaeste' | 'unterlagen' | 'rechnung' | 'zahlungen' | 'buchhaltung'

/** From the offer to what the tax adviser books. */
export const afterTheOffer: Pick<Chapters, Keys> = {
  angebot: {
    purpose:
      'Aus Tagesplan und Kalkulation wird ein Angebot als PDF im Briefkopf des Hauses; später die Rückbestätigung.',
    steps: [
      'Unter [[Einstellungen und Anschreiben]] Art, Sprache und Adresse wählen und das Anschreiben prüfen; eine [[Textvorlage]] spart Tippen.',
      'Bei [[Enthaltene Leistungen]] bestimmen, wie jede Leistung genannt wird, bei [[Extras]], was die Gruppe dazubuchen kann.',
      'Unter [[Konditionen]] mit [[Satz anwenden]] Optionsfrist, Stornokosten und Zahlungen des Hauses übernehmen.',
      'Mit [[Vorschau]] ansehen, wie es wird.',
      'Mit [[Generieren]] das PDF ablegen. Fehlt etwas, zum Beispiel ein Preis, wird es vorher genannt, mit dem Weg dorthin.',
    ],
    outcome: [
      'Das PDF liegt unter [[ABGELEGTE ANGEBOTE UND RÜCKBESTÄTIGUNGEN]] als Version, die sich nicht mehr ändert. Von dort geht es per Mail an den Kunden.',
      'In einer anderen Sprache stehen die übersetzten Texte auf dem Papier, alle anderen auf Deutsch; welche das sind, wird vorher genannt.',
      'Sagt der Kunde zu, den Status der Reise auf „Fest gebucht“ setzen und die Rückbestätigung erzeugen.',
    ],
    picture: { screen: '/orders/$trip/offer', alt: 'Die Seite, auf der ein Angebot entsteht' },
  },
  mails: {
    purpose:
      'Was zu einer Reise geschrieben wurde, steht bei der Reise. Was ankommt, landet im Postfach und wird zugeordnet.',
    steps: [
      'In der Reise [[Neue Email]] wählen: Empfänger, Vorlage und Anhänge der Reise stehen bereit.',
      'Im Postfach unter [[Nicht zugeordnet]] eine Mail öffnen. Vorgänge, die passen könnten, stehen daneben; [[Anderem Vorgang zuordnen …]] sucht einen anderen.',
      'Eine Mail, die nichts mit einer Reise zu tun hat, mit [[Gehört zu keinem Vorgang]] weglegen.',
      'Eine Mail als Datei (.msg, .eml) auf die Reiseübersicht, auf „Heute“ oder auf eine Reise ziehen: Sie wird einem Vorgang zugeordnet, oder eine neue Reise beginnt mit Absender, Betreff und Daten daraus.',
    ],
    outcome: [
      'Die Mail steht bei der Reise, mit ihren Anhängen.',
      'Ohne eingerichteten Mailserver bleibt eine Mail ein Entwurf, und so wird sie auch genannt.',
      'Unter [[Ausgang]] steht, was noch wartet oder zurückkam.',
    ],
    picture: { screen: '/emails', alt: 'Das Postfach mit einer geöffneten Mail' },
  },
  gaeste: {
    purpose:
      'Die Zimmerliste sagt den Häusern, wer in welchem Zimmer schläft, und ist die Grundlage der Teilnehmerlisten.',
    steps: [
      'Mit [[Neue Zimmerliste]] eine leere Liste anlegen oder mit [[Liste importieren]] die Liste des Kunden aus Excel übernehmen; die Spalten werden dabei zugeordnet.',
      'In der Liste Namen, Zimmerart und Besonderes eintragen, wie in einer Tabelle; wer in ein volles Zimmer soll, tauscht auf Wunsch das Bett.',
      'Was alle Häuser wissen sollen, unter [[Für alle Hotels]] notieren, Internes unter [[Intern]].',
      'Unter [[Rooming-Listen]] je Hotel die Mail mit der Liste vorbereiten.',
    ],
    outcome: [
      'Weichen die belegten Zimmer vom Kontingent ab, steht es an der Liste.',
      'Die Datei eines abgebrochenen Imports bleibt nicht bei den Dokumenten.',
      'Ausweise, Geburtsdaten und Allergien werden nach der Rückkehr gelöscht, nach so vielen Tagen, wie das Haus eingestellt hat.',
    ],
    picture: { screen: '/orders/$trip/roomlist', alt: 'Die Seite der Zimmerlisten' },
  },
  unterlagen: {
    purpose:
      'Vor der Abreise bekommt die Gruppe ein Heft mit Fahrplan, Hinweisen und Menüs, und die Reiseleitung Voucher für die Häuser.',
    steps: [
      'Unter [[Reisespezifische Hinweise]] lesen, was in das Heft kommt; [[Alle Hinweise neu aus Stammdaten]] holt den neuesten Stand.',
      'Im Reiter [[Leistungsträger]] stehen die Hinweise der Häuser.',
      'Menüs auf der Seite „Menüs“ mit [[Menü hinzufügen]] wählen; sie kommen als Liste in das Heft.',
      'Im Reiter [[Reiseunterlagen generieren]] die Teile wählen und das Heft erzeugen.',
      'Auf der Seite „Voucher“ mit [[Voucher generieren]] die Voucher drucken; [[Kundensprache]] und [[Sprache der LT]] schalten um.',
      'Fremde Dateien auf der Seite „Dokumente“ mit [[Hochladen]] ablegen.',
    ],
    outcome: [
      'Hat ein Haus abgesagt, nennt es kein Papier mehr, und sein Voucher wird nicht gedruckt, bis ein anderes gewählt ist.',
      'Was erzeugt ist, liegt unter „Dokumente“ und kann an Mails gehängt werden.',
      '[[Link für unterwegs]] gibt Fahrer und Reiseleitung die Reise auf das Telefon, [[Fahrplan (.ics)]] in den Kalender.',
    ],
    picture: { screen: '/orders/$trip/trip-details', alt: 'Die Reiseunterlagen mit ihren Hinweisen' },
  },
  rechnung: {
    purpose: 'Anzahlung, Rechnung, Storno und Endabrechnung entstehen aus den Preisen der Kalkulation.',
    steps: [
      'Unter [[Abrechnung]] prüfen, was berechnet wird, und unter [[Summe]], was es ergibt.',
      'Mit „Anzahlung“ oder „Endabrechnung“ beginnen, bei einer stornierten Reise mit „Stornokosten“, oder den Reiter [[Rechnung erstellen]] öffnen.',
      'Beträge und Steuersatz prüfen; was fehlt, zum Beispiel die Anschrift des Kunden, wird mit dem Weg dorthin genannt.',
      'Die Rechnung ausstellen: Erst dann bekommt sie ihre Nummer.',
      'Im Reiter [[Rechnungsübersicht]] Zahlungen vermerken; unter [[Abgelegte Rechnungsdokumente]] liegen die PDF.',
    ],
    outcome: [
      'Eine ausgestellte Rechnung ändert sich nicht mehr. Ein Fehler wird mit einer Stornorechnung zurückgenommen.',
      'Die Rechnung steht in den offenen Posten, bis sie bezahlt ist. Rechnungen in der Buchhaltung der Lieferanten stehen unter [[Lieferantenrechnungen]].',
    ],
    picture: { screen: '/orders/$trip/invoices', alt: 'Die Abrechnung einer Reise' },
  },
  zahlungen: {
    purpose: 'Hier steht, was Kunden schulden, was auf der Bank eingegangen ist und wer zu mahnen ist.',
    steps: [
      'Unter [[Offene Posten]] sehen, was offen ist und seit wann; [[Kunden]] fasst nach Kunden zusammen.',
      'Unter [[Kontoauszüge]] die Datei der Bank einlesen. Zu jedem Umsatz wird die passende Rechnung vorgeschlagen.',
      'Was nicht passt, unter [[Offen]] von Hand zuordnen.',
      'Unter [[Mahnwesen]] die fälligen Rechnungen ankreuzen und [[Mahnen]].',
    ],
    outcome: [
      'Zugeordnete Umsätze verringern den offenen Betrag der Rechnung.',
      'Eine Mahnung ist ein Brief als PDF mit neuer Frist und Gebühr; Stufen und Gebühren stehen in den Einstellungen.',
    ],
    picture: { screen: '/open-items', alt: 'Die offenen Posten nach Alter' },
  },
  buchhaltung: {
    purpose: 'Was Lieferanten berechnen, wird geprüft und bezahlt; was zu buchen ist, geht an den Steuerberater.',
    steps: [
      'Im Reiter [[Lieferantenrechnungen]] eine Rechnung erfassen oder als Datei hineinziehen und mit dem Plan der Reise vergleichen.',
      'Freigegebene Rechnungen im Reiter [[Zahlläufe]] zu einer Datei für die Bank zusammenfassen.',
      'Im Reiter [[Kreditoren]] stehen die Bankverbindungen der Lieferanten.',
      'Im Reiter [[DATEV]] den Monat exportieren. Was vorher fehlt, steht darüber.',
      'Der Reiter [[Marge § 25]] zeigt, woraus die Steuer nach § 25 UStG entsteht.',
    ],
    outcome: [
      'Ein exportierter Monat steht unter „Exporte“ und kann von dort noch einmal geladen werden.',
      'Was später in einen exportierten Monat datiert wird, kommt in eine weitere Datei desselben Monats.',
      'Eine Anzahlungsrechnung steht auf einem Verrechnungskonto ohne Steuer; erst mit dem Geld wird sie eine erhaltene Anzahlung.',
      'Buchhaltung sieht nur, wer das Recht „Einkauf sehen“ hat.',
    ],
    picture: { screen: '/accounting', alt: 'Die Buchhaltung mit den Monaten für DATEV' },
  },
}
