/** What is said of an addition that its type does not have (002 §3). */
export const subTypeRefused = {
  propertyPath: 'subType',
  message: 'Nur „QR-Code“, bei einem Menü die Mahlzeit, oder nichts.',
}
