import { fieldsOfKind, type ImportKind, importKinds } from '@reisewerk/domain/imports/import-kinds.ts'
import type { Sheet } from '../../platform/sheet/sheet.ts'

/** Lines that show how each column is meant; nobody in them exists. */
const examples: Readonly<Record<ImportKind, readonly Readonly<Record<string, string>>[]>> = {
  clients: [
    {
      ...{ name: 'Kantorei St. Michael', shortName: 'Kantorei Lübeck', number: 'K-2001', streetAddress: 'Domstraße 4' },
      ...{
        zip: '23552',
        place: 'Lübeck',
        country: 'Deutschland',
        salutation: 'Frau',
        firstName: 'Helga',
        lastName: 'Brandt',
      },
      ...{ email: 'brandt@kantorei.example', phone: '0451 123456', mobile: '0170 1234567', language: 'Deutsch' },
      notes: 'Fährt jedes zweite Jahr',
    },
    {
      name: 'Kantorei St. Michael',
      place: 'Lübeck',
      number: 'K-2001',
      firstName: 'Jens',
      lastName: 'Ohlsen',
      email: 'ohlsen@kantorei.example',
    },
  ],
  providers: [
    {
      ...{ name: 'Hotel Hafenblick', kind: 'Hotel', place: 'Bergen', email: 'booking@hafenblick.example' },
      ...{ phone: '+47 55 123456', website: 'www.hafenblick.example', stars: '4', rating: '8', roomCount: '120' },
      ...{ salutation: 'Frau', firstName: 'Kari', lastName: 'Nilsen' },
    },
    { name: 'Nordlinie', kind: 'Reederei', email: 'gruppen@nordlinie.example' },
  ],
  agencies: [
    {
      name: 'Fjord Incoming',
      place: 'Bergen',
      email: 'post@fjord.example',
      phone: '+47 55 654321',
      lastName: 'Berg',
      firstName: 'Ole',
    },
  ],
  trips: [
    {
      ...{
        name: 'Kantorei St. Michael',
        number: '27-0118',
        client: 'Kantorei St. Michael',
        tripName: 'Fjorde und Chöre',
      },
      ...{ startAt: '14.05.2027', endAt: '20.05.2027', status: 'Fest gebucht', doubleRooms: '18', singleRooms: '4' },
      ...{ hotel: 'Hotel Hafenblick', hotelFrom: '14.05.2027', nights: '3' },
    },
    {
      ...{ name: 'Kantorei St. Michael', number: '27-0118', startAt: '14.05.2027', endAt: '20.05.2027' },
      ...{ hotel: 'Fjordpension Voss', hotelFrom: '17.05.2027', nights: '3' },
    },
    { name: 'Landfrauen Holstein', startAt: '02.09.2027', endAt: '06.09.2027', status: 'Option', persons: '41' },
  ],
  places: [{ name: 'Voss', country: 'Norwegen', latitude: '60,629', longitude: '6,416' }],
}

/** A file to begin with: every column of a kind under the head that is known best (MOVE-03). */
export function sampleOf(kind: ImportKind): Sheet {
  const fields = fieldsOfKind(kind)
  return {
    name: `Muster ${importKinds[kind].title[1]}`,
    columns: fields.map(({ label }) => ({ title: label, width: Math.max(16, label.length + 2) })),
    rows: examples[kind].map((example) => fields.map(({ field }) => example[field] ?? null)),
  }
}
