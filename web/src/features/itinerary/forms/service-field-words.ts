import type { ServiceKind } from '@reisewerk/domain/service-kinds.ts'

/** What the forms call the fields of a service's body; those that stand under one label have one word. */
const words: Readonly<Record<string, string>> = {
  startAt: 'Beginn',
  endAt: 'Ende',
  checkInAt: 'Check-in',
  clientOffer: 'Angebot an den Kunden',
  agency: 'Agentur',
  driverNotParticipating: 'Fahrer',
  routeDescription: 'Routenbeschreibung',
  serviceDescription: 'Leistungsbeschreibung',
  place: 'Ort',
  area: 'Gebiet',
  board: 'Verpflegung',
  hotelType: 'Sterne und Kategorie',
  times: 'Mahlzeiten',
  defaultHotelTimes: 'Zeiten des Hauses',
  type: 'Art',
  startPort: 'Starthafen',
  endPort: 'Zielhafen',
  startAirport: 'Startflughafen',
  endAirport: 'Zielflughafen',
  airline: 'Airline',
  startTrainStation: 'Startbahnhof',
  endTrainStation: 'Zielbahnhof',
  trainType: 'Zugart',
  wagonType: 'Wagenart',
  category: 'Kategorie',
  classCategory: 'Klasse',
  hideClass: 'Klasse nicht zeigen',
  offerBus: 'Fahrzeuge',
  offerCar: 'Fahrzeuge',
  offerMotorcycle: 'Fahrzeuge',
  offerSprinter: 'Fahrzeuge',
  offerTrailer: 'Fahrzeuge',
  otherServiceType: 'Leistungsart',
  destination: 'Reiseziel',
  meetingPoint: 'Treffpunkt',
  predefinedRouteDetail: 'Vorlage',
  predefinedFreeTextItem: 'Vorlage',
  text: 'Text',
  timeOfDay: 'Uhrzeit',
  pricePerPerson: 'Preis pro Person',
  emptyDrive: 'Leerfahrt',
  locationCharges: 'Gebühren',
}
const ofStay: typeof words = { startAt: 'Anreise', endAt: 'Abreise' }
const ofTrain: typeof words = { category: 'Klasse' }

/** @returns the names, each once: 'Ort, Verpflegung' */
export function fieldWords(kind: ServiceKind, fields: readonly string[]): string {
  const own = kind === 'hotel' ? ofStay : kind === 'train' ? ofTrain : {}
  return [...new Set(fields.map((field) => own[field] ?? words[field] ?? field))].join(', ')
}
