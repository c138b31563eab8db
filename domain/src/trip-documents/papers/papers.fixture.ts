import { oslo } from '../../itinerary/plan/trip-plan.fixture.ts'
import { norwayOffer } from '../../offers/offer.fixture.ts'
import { type RichText, richTextOf } from '../../rich-text.ts'
import type { PaperNote, PaperProvider, PaperSource } from './paper-source.ts'

const list = (type: 'bulletList' | 'orderedList', items: readonly string[]): RichText => ({
  type: 'doc',
  content: [
    {
      type,
      content: items.map((text) => ({
        type: 'listItem',
        content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
      })),
    },
  ],
})

export function note(title: string, text: RichText | null, more: Partial<PaperNote> = {}): PaperNote {
  return { type: 'provider_info', title, text, hasQrCode: false, images: [], ...more }
}

export const karlJohan: PaperProvider = {
  serviceId: 21,
  kind: 'hotel',
  name: 'Hotell Karl Johan',
  stars: 4,
  from: '2027-05-15',
  until: '2027-05-17',
  board: 'half',
  address: 'Karl Johans gate 112, 0154 Oslo',
  phone: '+47 22 55 50 17',
  website: 'https://www.karljohan-hotell.example/',
  place: oslo,
  isLeftOut: false,
  notes: [
    note(
      '',
      richTextOf(
        'Das Haus von 1898 liegt zwischen Stortinget und Schloss; Dom, Oper und Rathaus erreichen Sie zu Fuß in zehn Minuten. Die Zimmer zum Innenhof sind ruhig.',
      ),
    ),
    note(
      'Gut zu wissen',
      list('bulletList', [
        'Frühstück täglich 06:30–10:00 Uhr, sonntags ab 07:30 Uhr',
        'Abendessen für die Gruppe um 19:30 Uhr im Saal "Nansen"',
        'Koffer bitte mit Namen und Zimmernummer versehen',
      ]),
    ),
    note(
      'Hinweis zum 17. Mai',
      richTextOf('Am Nationalfeiertag ist die Karl Johans gate von 08:00 bis 15:00 Uhr gesperrt.'),
      { type: 'box' },
    ),
    note(
      'Anfahrt mit dem Bus',
      list('orderedList', ['Auf dem Ring 1 bis zur Ausfahrt Sentrum.', 'Ein- und Ausstieg in der Rosenkrantz’ gate.']),
      { type: 'box_map', hasQrCode: true },
    ),
  ],
  meals: [
    {
      date: '2027-05-15',
      meal: 'dinner',
      name: '',
      text: richTextOf('Cremesuppe von Knollensellerie; gebratener Saibling'),
    },
    { date: '2027-05-16', meal: 'dinner', name: 'Norwegischer Abend', text: null },
  ],
  menu: null,
}

export const everything = {
  print: false,
  coverLetter: true,
  detailedRoute: true,
  route: true,
  generalInfos: true,
  menu: true,
  questionnaire: true,
}

export const norwayPapers: PaperSource = {
  ...norwayOffer,
  days: norwayOffer.days.map((day) => ({
    ...day,
    services: day.services.map((service) =>
      service.kind === 'hotel' && day.date === '2027-05-15' ? { ...service, id: karlJohan.serviceId } : service,
    ),
  })),
  choices: everything,
  freeText: null,
  emergency: { label: 'Notruf rund um die Uhr', value: '040 66969-199' },
  generalInfos: [
    note('Geld', richTextOf('In Norwegen zahlt man mit Karte.')),
    note('Strom', richTextOf('230 V wie bei uns.')),
  ],
  providers: [karlJohan],
  checkIns: new Map(),
}
