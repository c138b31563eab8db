/** What travel documents say beside the master data, addressing nobody so that it fits every group; paragraphs by empty lines. */

/** `[title, words]` */
export type Passage = readonly [string, string]

// biome-ignore format: a passage a line
export const generalPassages: readonly Passage[] = [
  ['Ausweise', 'Für diese Reise genügt ein gültiger Personalausweis. Er gehört ins Handgepäck, ebenso die Krankenversicherungskarte.'],
  ['Im Bus', 'Die Plätze im Bus werden vor der Abfahrt gemeinsam verteilt. Alle zwei Stunden ist eine Pause vorgesehen, am Mittag eine längere.'],
  ['Geld und Trinkgeld', 'Fast überall wird mit Karte bezahlt; für Märkte und kleine Cafés sind ein paar Münzen nützlich. Trinkgelder für Reiseleitung und Fahrer sind nicht im Reisepreis enthalten.'],
]

/** `[title, first choice of words, second choice …]`: what a house says of itself. */
// biome-ignore format: a passage a line
export const housePassages: readonly (readonly [string, ...string[]])[] = [
  ['Zimmer', 'Die Zimmer sind ab 15 Uhr bezugsfertig. Bis dahin steht das Gepäck in einem verschlossenen Raum neben der Rezeption.', 'Die Zimmer liegen auf drei Stockwerken, alle mit Aufzug. Schlüsselkarten liegen bei der Ankunft nach der Zimmerliste bereit.', 'Die Zimmer sind ab 14 Uhr bezugsfertig, am Abreisetag bitte bis 10 Uhr frei. Föhn und Wasserkocher sind vorhanden.'],
  ['Frühstück', 'Das Frühstücksbüfett steht von 6:30 bis 10 Uhr bereit, am Wochenende ab 7 Uhr. Für frühe Abfahrten gibt es Frühstückspakete.', 'Frühstück von 7 bis 10 Uhr im Saal im Erdgeschoss. Für die Gruppe sind die Tische am Fenster eingedeckt.'],
  ['WLAN', 'Im ganzen Haus kostenfrei. Den Zugang nennt die Rezeption.', 'Kostenfrei im Netz „Gast“; das Kennwort steht auf der Schlüsselkarte.'],
]

/** A hint that must not be overlooked, in some houses. */
export const houseBoxes: readonly Passage[] = [
  ['Späte Ankunft', 'Nach 22 Uhr ist die Rezeption nicht besetzt. Die Tür öffnet der Code, den die Reiseleitung hat.'],
  ['Kurtaxe', 'Die Kurtaxe ist vor Ort zu zahlen. Die Reiseleitung sammelt sie am ersten Abend ein.'],
  ['Konzertkleidung', 'Im Haus gibt es einen Raum mit Kleiderständern für die Konzertkleidung, bis 23 Uhr geöffnet.'],
]

export const wayToHouse: Passage = [
  'Anfahrt mit dem Bus',
  'Der Bus hält vor dem Haupteingang zum Ein- und Aussteigen; der Stellplatz für die Nacht ist an der Rezeption zu erfragen.',
]

export const onTheWay: Readonly<Partial<Record<string, Passage>>> = {
  ferry: [
    'An Bord',
    'Eine halbe Stunde vor der Abfahrt wird gemeinsam an Bord gegangen. Während der Überfahrt sind die Autodecks geschlossen.',
  ],
  airline: [
    'Am Flughafen',
    'Treffpunkt ist der Gruppenschalter, zwei Stunden vor dem Abflug. Flüssigkeiten bis 100 ml.',
  ],
  train: [
    'Am Bahnhof',
    'Die Plätze sind nebeneinander reserviert. Treffpunkt ist am Gleis, 20 Minuten vor der Abfahrt.',
  ],
}

/** `[starter, main course, dessert]` of an evening in the house. */
// biome-ignore format: a dinner a line
export const dinners: readonly (readonly [string, string, string])[] = [
  ['Klare Gemüsebrühe mit Kräuterklößchen', 'Geschmorter Rinderbraten mit Rotkohl und Kartoffelknödeln', 'Apfelstrudel mit Vanillesoße'],
  ['Feldsalat mit Walnüssen und Birne', 'Gebratenes Zanderfilet mit Lauchgemüse und Butterkartoffeln', 'Quarkmousse mit Sauerkirschen'],
  ['Tomatensuppe mit Basilikum', 'Hähnchenbrust mit Zitronensoße, Reis und grünem Spargel', 'Schokoladenkuchen mit Orangensalat'],
  ['Bunter Salat vom Büfett', 'Spinatlasagne mit Pinienkernen, wahlweise mit Lachs', 'Eis mit heißen Himbeeren'],
  ['Kürbiscremesuppe', 'Schweinelendchen mit Pfifferlingen und Spätzle', 'Rote Grütze mit Sahne'],
]

/** What stands in the letter, below the salutation. */
export const letterOfPapers =
  'bald ist es so weit. Mit diesem Schreiben kommen alle Unterlagen für die Reise: der Fahrplan Tag für Tag, die Hinweise der Häuser und Linien und, was es am Abend zu essen gibt.\n\nFür Fragen vor der Abreise sind wir jederzeit da; unterwegs gilt die Notrufnummer am Fuß jeder Seite.\n\nWir wünschen der ganzen Gruppe eine gute Reise.'

/** What somebody wrote on the voucher of a house. */
export const voucherRemark = 'Abendessen bitte für die ganze Gruppe an langen Tafeln eindecken.'
