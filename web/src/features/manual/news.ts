import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { ChapterKey } from './chapter-heads.ts'

type News = { date: CalendarDate; points: readonly { text: string; chapter: ChapterKey }[] }

/** What is new for whoever works with it, the newest first; what only its builders see is not told. */
export const news: readonly News[] = [
  {
    date: '2026-12-01',
    points: [
      {
        text: 'Wer auf einer Zimmerliste storniert, ist es auf den übrigen Listen auch; vor der Liste an ein Haus wird genannt, wer darauf noch steht und anderswo storniert ist.',
        chapter: 'gaeste',
      },
      {
        text: '„Überholt“ ist eine Rooming-Liste nur noch, wenn sich ändert, was auf ihr steht: auch Hinweise für das Hotel, Buchungsnummer, Verpflegung und Tage. Gäste ohne Namen stehen beim Abgleich.',
        chapter: 'gaeste',
      },
      {
        text: 'Beim Import zählen Summenzeilen nicht als Gast, und ausgeblendete Zeilen der Datei bleiben draußen.',
        chapter: 'gaeste',
      },
      {
        text: 'Texte der Häuser in anderen Sprachen nennen den deutschen, den sie übersetzen: Keiner fehlt mehr, keiner steht doppelt in den Reiseunterlagen.',
        chapter: 'stammdaten',
      },
      {
        text: 'Voucher drucken jede Zeile, notfalls auf mehreren Seiten, und auf blankem Papier den Namen des Hauses. Eine PDF, die sich nicht öffnen lässt, wird vor den Reiseunterlagen genannt.',
        chapter: 'unterlagen',
      },
      {
        text: 'Der Steuersatz von Stornokosten gilt für alle Zeilen, wenn für sie nichts anderes gewählt ist.',
        chapter: 'rechnung',
      },
      {
        text: 'Bezahlte Mahngebühren, die danach erlassen wurden, stehen bei den offenen Posten, bis sie erstattet sind. Auf dem Tablet steht der offene Betrag in einer Spalte.',
        chapter: 'zahlungen',
      },
    ],
  },
  {
    date: '2026-11-30',
    points: [
      {
        text: 'Häuser wissen, welche Zimmer ihnen genannt wurden: Ändert sich die Aufteilung, steht sie bei der Anfrage („2 DZ mehr, 4 EZ weniger“), und die Anschreiben dazu entstehen mit einem Klick.',
        chapter: 'haeuser',
      },
      {
        text: 'Was ein Haus zuletzt geschrieben bekam, zählt: Geht die Gruppe auf das Vereinbarte zurück, nimmt ein Anschreiben das letzte zurück; „Bestätigt“ gilt für das, was im Brief stand. Kabinen von Nachtfähren ebenso.',
        chapter: 'haeuser',
      },
      {
        text: 'Auch Optionen, Hotelpreise und Schnellbearbeitung zeigen, was neu anzufragen ist.',
        chapter: 'haeuser',
      },
      {
        text: 'Eine bezahlte, ausgeblendete Anzahlung wird vor der nächsten Rechnung genannt und lässt sich dort wieder einblenden.',
        chapter: 'rechnung',
      },
      {
        text: 'Eigene Leistungen an Firmen im EU-Ausland gehen als „Steuerschuldnerschaft des Leistungsempfängers“ hinaus, wenn der Steuersatz in den Einstellungen gewählt ist.',
        chapter: 'rechnung',
      },
      {
        text: 'Ändert sich der Drittlandanteil einer Reise nach dem DATEV-Export, nennt ihn die Buchhaltung, und die nächste Datei bucht den Unterschied um.',
        chapter: 'buchhaltung',
      },
      {
        text: 'Kontoauszüge ohne Umsatz werden gelesen, fehlende genannt; ein Kurs weit neben dem letzten bekannten fragt nach.',
        chapter: 'buchhaltung',
      },
      {
        text: 'Zahlungen von weiteren Bankkonten stehen in DATEV auf ihrem eigenen Konto, sobald es in den Einstellungen genannt ist.',
        chapter: 'buchhaltung',
      },
      {
        text: 'Voucher nennen die Art der Zimmer („Meerblick“); vorher steht da, welches Haus andere Zimmer oder weniger für Fahrer und Reiseleitung kennt.',
        chapter: 'unterlagen',
      },
      {
        text: 'Eine Mail lässt sich auf jede Seite einer Reise ziehen.',
        chapter: 'mails',
      },
      {
        text: 'Der Link für unterwegs spricht Deutsch, Französisch oder Englisch und bleibt gültig, wenn die Reise verschoben wird.',
        chapter: 'unterlagen',
      },
    ],
  },
  {
    date: '2026-11-29',
    points: [
      {
        text: 'Texte von Tagen, Leistungen und Destinationen lassen sich auf Französisch und Englisch eintragen; Papiere in der Sprache nehmen sie, und die Prüfung nennt, was fehlt.',
        chapter: 'tage',
      },
      {
        text: 'Was doppelt angelegt scheint, wird beim Tippen und auf der Seite des Eintrags genannt; vor dem Zusammenführen steht da, was umzieht.',
        chapter: 'stammdaten',
      },
      {
        text: 'Ausgeblendete erste Schritte stehen weiter im Menü unter dem eigenen Namen.',
        chapter: 'anfang',
      },
      {
        text: 'Die Suche findet auch Telefonnummern, Kontakte und Namen ohne ihre Akzente, und beginnt mit dem zuletzt Geöffneten.',
        chapter: 'reisen',
      },
      {
        text: 'Findet eine Auswahl nichts, legt „Neu anlegen“ den Eintrag dort an, wo man gerade ist; wo ein Ort liegt, sagt ein Klick auf die Karte.',
        chapter: 'stammdaten',
      },
      { text: 'Eine Mail, auf die Reiseübersicht gezogen, beginnt eine Reise.', chapter: 'mails' },
      {
        text: 'Rechnungen können Skonto gewähren; eine Zahlung, die um genau diesen Betrag kürzer ist, gleicht sie aus.',
        chapter: 'rechnung',
      },
      {
        text: 'Der Sicherungsschein geht mit der E-Mail der ersten Rechnung hinaus, die Geld im Voraus verlangt.',
        chapter: 'rechnung',
      },
      {
        text: 'Anzahlungen gehen erst mit dem Zahlungseingang als Anzahlung an DATEV; bis dahin stehen sie auf einem Verrechnungskonto, das in den Einstellungen zu ändern ist.',
        chapter: 'buchhaltung',
      },
      { text: 'Freigegebene Lieferantenrechnungen und ihre Zahlungen gehen mit an DATEV.', chapter: 'buchhaltung' },
      { text: 'Handbuch im Programm: F1 öffnet die Hilfe zur Seite, auf der man steht.', chapter: 'anfang' },
      {
        text: 'Bei jedem Schalter der Einstellungen steht, was er bewirkt und wie er üblicherweise steht.',
        chapter: 'einstellungen',
      },
    ],
  },
  {
    date: '2026-11-28',
    points: [
      { text: 'Gelöschtes lässt sich 30 Tage lang zurückholen.', chapter: 'reise' },
      { text: 'Zellen im Tagesplan werden dort geändert, wo sie stehen.', chapter: 'tage' },
      {
        text: 'Vor dem Erzeugen eines Angebots wird genannt, was noch fehlt, mit dem Weg dorthin.',
        chapter: 'angebot',
      },
      {
        text: 'Läuft eine Option ab, zählt das Haus nicht mehr als gebucht, und die Reise sagt es.',
        chapter: 'haeuser',
      },
      { text: 'Ändert sich Gruppe oder Zeitraum, zeigt die Reise, bei wem neu anzufragen ist.', chapter: 'haeuser' },
      {
        text: 'Die Anschreiben an alle, die noch nicht angefragt sind, entstehen mit einem Klick.',
        chapter: 'haeuser',
      },
      {
        text: 'Kunden, Leistungsträger, Agenturen und Orte lassen sich aus Tabellen übernehmen.',
        chapter: 'stammdaten',
      },
      {
        text: 'Beim Anlegen wird gezeigt, wenn es einen Kunden oder ein Haus schon zu geben scheint.',
        chapter: 'stammdaten',
      },
    ],
  },
]
