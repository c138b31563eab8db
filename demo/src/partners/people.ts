import { emailAt } from '../addresses-on-example.ts'
import { choose, numberBetween } from '../choose.ts'
import type { DemoContact } from './partner-model.ts'

interface Names {
  female: readonly string[]
  male: readonly string[]
  last: readonly string[]
}

const german: Names = {
  female: ['Helga', 'Sabine', 'Katrin', 'Ulrike', 'Birgit', 'Maren', 'Julia', 'Friederike', 'Tanja', 'Ingrid'],
  male: ['Matthias', 'Jürgen', 'Torsten', 'Michael', 'Hinrich', 'Stefan', 'Dieter', 'Lukas', 'Rainer', 'Volker'],
  last: 'Brandt Oehlers Rehder Weißmann Kröger Hagemann Lüdtke Bäuerle Vossberg Sommerfeld'.split(' '),
}
const nordic: Names = {
  female: ['Ingrid', 'Solveig', 'Astrid', 'Kari', 'Maja', 'Linnea', 'Sigrid', 'Eva'],
  male: ['Lars', 'Håkon', 'Erik', 'Magnus', 'Nils', 'Anders', 'Olav', 'Jens'],
  last: ['Haugland', 'Berglund', 'Solbakken', 'Nygård', 'Lindqvist', 'Fjellstad', 'Østergaard', 'Halvorsen'],
}
const baltic: Names = {
  female: ['Liga', 'Anu', 'Rūta', 'Ieva', 'Kadri', 'Jurga'],
  male: ['Jānis', 'Tõnu', 'Mindaugas', 'Andris', 'Rein', 'Tomas'],
  last: ['Kalniņš', 'Tamm', 'Petraitis', 'Bērziņš', 'Saar', 'Vaitkus'],
}
const british: Names = {
  female: ['Fiona', 'Catriona', 'Alison', 'Moira', 'Helen', 'Siobhán'],
  male: ['Callum', 'Angus', 'Gordon', 'Ewan', 'Declan', 'Graham'],
  last: ['Drummond', 'MacRae', 'Whitlock', 'Kinnaird', 'O’Rourke', 'Penrose'],
}
const dutch: Names = {
  female: ['Marieke', 'Annelies', 'Femke', 'Griet'],
  male: ['Joost', 'Pieter', 'Maarten', 'Wim'],
  last: ['van der Zande', 'Hoekstra', 'De Backer', 'Terpstra'],
}
const french: Names = {
  female: ['Claire', 'Amélie', 'Hélène', 'Sylvie', 'Margaux'],
  male: ['Étienne', 'Laurent', 'Olivier', 'Benoît', 'Yann'],
  last: ['Rousselot', 'Kerguelen', 'Morvan', 'Delacourt', 'Ferrand'],
}
const italian: Names = {
  female: ['Giulia', 'Chiara', 'Francesca', 'Lucia', 'Elena'],
  male: ['Marco', 'Lorenzo', 'Paolo', 'Andrea', 'Matteo'],
  last: ['Bellandi', 'Ferruzzi', 'Casagrande', 'Montelupo', 'Santini'],
}
const iberian: Names = {
  female: ['Inés', 'Carmen', 'Marta', 'Teresa'],
  male: ['Javier', 'Tiago', 'Álvaro', 'Rui'],
  last: ['Villanueva', 'Carvalhal', 'Ortega Ruiz', 'Monteagudo'],
}
const slavic: Names = {
  female: ['Agnieszka', 'Jana', 'Katarzyna', 'Ivana', 'Zuzana'],
  male: ['Tomasz', 'Pavel', 'Marek', 'Luka', 'Piotr'],
  last: ['Wiśniak', 'Havránek', 'Kowalik', 'Babić', 'Novotka'],
}
const eastern: Names = {
  female: ['Eleni', 'Noa', 'Layla', 'Réka'],
  male: ['Nikos', 'Yonatan', 'Karim', 'Gábor'],
  last: ['Papadakis', 'Ben-Ari', 'Mansouri', 'Szalay'],
}

// biome-ignore format: a language a line
const namesOf: Record<string, Names> = {
  DE: german, AT: german, CH: german,
  NO: nordic, SE: nordic, DK: nordic, FI: nordic, IS: nordic,
  LV: baltic, EE: baltic, LT: baltic,
  GB: british, IE: british,
  NL: dutch, BE: dutch,
  FR: french,
  IT: italian,
  ES: iberian, PT: iberian,
  PL: slavic, CZ: slavic, HR: slavic, SI: slavic,
  HU: eastern, GR: eastern, IL: eastern, JO: eastern, MA: eastern,
}

/** Invented person of a firm abroad, always the same for a firm. No phone: no country reserves numbers for all. */
export function personAt(firm: string, country: string, position: string, isPrimary = true): DemoContact {
  const names = namesOf[country] ?? german
  const seed = `${firm} ${position}`
  const isFemale = numberBetween(`${seed} sex`, 0, 1) === 0
  const firstName = choose(`${seed} first`, isFemale ? names.female : names.male)
  const lastName = choose(`${seed} last`, names.last)
  return {
    salutation: isFemale ? 'Frau' : 'Herr',
    firstName,
    lastName,
    email: emailAt(`${firstName} ${lastName}`, firm),
    phoneFixed: null,
    phoneMobile: null,
    isPrimary,
    position,
  }
}
