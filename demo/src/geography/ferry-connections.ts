import type { FerryConnection } from './geography-model.ts'

/** `[from, to, passage, minutes on board, departure there, departure back, line]` */
type Row = readonly [string, string, 'day' | 'night', number, string, string, string]

/** Port pairs that ferries really serve, with typical times of the summer timetable; the lines are invented. */
// biome-ignore format: a connection a line
const rows: readonly Row[] = [
  ['Kiel', 'Oslo', 'night', 1200, '14:00', '14:00', 'Nordkap Linie'],
  ['Kiel', 'Göteborg', 'night', 870, '18:45', '18:45', 'Ostsee-Passage'],
  ['Kiel', 'Klaipėda', 'night', 1260, '22:00', '22:00', 'Bernsteinlinie'],
  ['Kopenhagen', 'Oslo', 'night', 1140, '15:00', '15:00', 'Nordkap Linie'],
  ['Rostock', 'Trelleborg', 'night', 450, '22:45', '22:30', 'Ostsee-Passage'],
  ['Rostock', 'Trelleborg', 'day', 360, '15:15', '08:00', 'Ostsee-Passage'],
  ['Rostock', 'Gedser', 'day', 120, '11:00', '13:30', 'Sundfähren'],
  ['Travemünde', 'Trelleborg', 'night', 540, '22:00', '22:15', 'Ostsee-Passage'],
  ['Travemünde', 'Malmö', 'night', 540, '22:00', '22:00', 'Mälar-Linie'],
  ['Travemünde', 'Helsinki-Vuosaari', 'night', 1740, '03:00', '15:00', 'Mälar-Linie'],
  ['Travemünde', 'Liepāja', 'night', 1260, '21:00', '21:00', 'Bernsteinlinie'],
  ['Sassnitz-Mukran', 'Ystad', 'day', 150, '13:30', '09:00', 'Sundfähren'],
  ['Sassnitz-Mukran', 'Rønne', 'day', 200, '11:50', '08:00', 'Sundfähren'],
  ['Swinemünde', 'Ystad', 'night', 420, '22:30', '22:30', 'Bernsteinlinie'],
  ['Puttgarden', 'Rødby', 'day', 45, '10:15', '15:45', 'Sundfähren'],
  ['Helsingør', 'Helsingborg', 'day', 20, '11:00', '16:00', 'Sundfähren'],
  ['Frederikshavn', 'Göteborg', 'day', 215, '08:15', '16:00', 'Ostsee-Passage'],
  ['Strömstad', 'Sandefjord', 'day', 150, '10:00', '13:40', 'Skagerrak Line'],
  ['Hirtshals', 'Larvik', 'day', 225, '12:45', '17:30', 'Skagerrak Line'],
  ['Hirtshals', 'Larvik', 'night', 630, '22:15', '22:00', 'Skagerrak Line'],
  ['Hirtshals', 'Kristiansand', 'day', 195, '12:15', '16:30', 'Skagerrak Line'],
  ['Hirtshals', 'Langesund', 'day', 270, '09:00', '14:30', 'Fjordkyst'],
  ['Hirtshals', 'Stavanger-Risavika', 'night', 690, '20:00', '20:00', 'Fjordkyst'],
  ['Hirtshals', 'Bergen', 'night', 1020, '20:00', '13:30', 'Fjordkyst'],
  ['Stavanger-Risavika', 'Bergen', 'day', 330, '09:00', '13:30', 'Fjordkyst'],
  ['Hellesylt', 'Geiranger', 'day', 65, '09:30', '14:00', 'Vestland Fjordfähren'],
  ['Mannheller', 'Fodnes', 'day', 15, '13:20', '10:40', 'Vestland Fjordfähren'],
  ['Lavik', 'Oppedal', 'day', 20, '10:30', '15:00', 'Vestland Fjordfähren'],
  ['Flåm', 'Gudvangen', 'day', 120, '09:00', '12:00', 'Vestland Fjordfähren'],
  ['Bodø', 'Moskenes', 'day', 195, '10:45', '14:30', 'Vestland Fjordfähren'],
  ['Stockholm', 'Helsinki', 'night', 960, '16:45', '17:00', 'Mälar-Linie'],
  ['Stockholm', 'Turku', 'night', 660, '19:30', '20:55', 'Mälar-Linie'],
  ['Stockholm', 'Tallinn', 'night', 975, '17:30', '18:00', 'Mälar-Linie'],
  ['Helsinki', 'Tallinn', 'day', 120, '10:30', '16:30', 'Mälar-Linie'],
  ['Nynäshamn', 'Visby', 'day', 195, '11:25', '16:45', 'Mälar-Linie'],
  ['Nynäshamn', 'Ventspils', 'night', 510, '20:30', '21:30', 'Bernsteinlinie'],
  ['Karlshamn', 'Klaipėda', 'night', 840, '18:00', '18:30', 'Bernsteinlinie'],
  ['Emden-Außenhafen', 'Borkum', 'day', 135, '08:00', '16:30', 'Ems-Dollart-Schifffahrt'],
  ['Konstanz-Staad', 'Meersburg', 'day', 15, '10:00', '17:00', 'Bodensee-Fähren Seehas'],
  ['IJmuiden', 'Newcastle', 'night', 975, '17:30', '17:00', 'Tyne & Amstel Ferries'],
  ['Rotterdam-Europoort', 'Hull', 'night', 690, '20:30', '20:30', 'Humber Line'],
  ['Hoek van Holland', 'Harwich', 'night', 540, '22:00', '23:00', 'Humber Line'],
  ['Hoek van Holland', 'Harwich', 'day', 405, '14:15', '09:00', 'Humber Line'],
  ['Calais', 'Dover', 'day', 90, '12:00', '15:25', 'White Cliffs Ferries'],
  ['Dünkirchen', 'Dover', 'day', 120, '10:00', '14:00', 'White Cliffs Ferries'],
  ['Dieppe', 'Newhaven', 'day', 240, '12:30', '09:00', 'White Cliffs Ferries'],
  ['Caen-Ouistreham', 'Portsmouth', 'day', 360, '08:30', '14:45', 'Armorique Maritime'],
  ['Caen-Ouistreham', 'Portsmouth', 'night', 435, '23:00', '22:45', 'Armorique Maritime'],
  ['Saint-Malo', 'Portsmouth', 'day', 525, '10:35', '08:15', 'Armorique Maritime'],
  ['Portsmouth', 'Saint-Malo', 'night', 660, '20:15', '20:30', 'Armorique Maritime'],
  ['Roscoff', 'Plymouth', 'day', 360, '15:30', '08:00', 'Armorique Maritime'],
  ['Cherbourg', 'Rosslare', 'night', 1020, '20:30', '20:00', 'Shannon Seaways'],
  ['Cherbourg', 'Dublin', 'night', 1140, '16:00', '16:00', 'Shannon Seaways'],
  ['Holyhead', 'Dublin', 'day', 195, '08:55', '14:50', 'Shannon Seaways'],
  ['Fishguard', 'Rosslare', 'day', 240, '13:10', '07:30', 'Shannon Seaways'],
  ['Oban', 'Craignure', 'day', 50, '09:50', '17:00', 'Hebridean Sound Ferries'],
  ['Mallaig', 'Armadale', 'day', 45, '10:20', '14:25', 'Hebridean Sound Ferries'],
  ['Ullapool', 'Stornoway', 'day', 165, '10:30', '14:00', 'Hebridean Sound Ferries'],
  ['Scrabster', 'Stromness', 'day', 90, '08:45', '16:45', 'Hebridean Sound Ferries'],
  ['Livorno', 'Bastia', 'day', 270, '08:00', '14:00', 'Tirreno Traghetti'],
  ['Livorno', 'Olbia', 'night', 540, '22:00', '21:30', 'Tirreno Traghetti'],
  ['Piombino', 'Portoferraio', 'day', 60, '10:00', '16:30', 'Tirreno Traghetti'],
  ['Civitavecchia', 'Olbia', 'night', 450, '22:30', '22:30', 'Tirreno Traghetti'],
  ['Civitavecchia', 'Barcelona', 'night', 1230, '22:15', '22:15', 'Mar de Levante'],
  ['Genua', 'Olbia', 'night', 690, '20:30', '20:30', 'Tirreno Traghetti'],
  ['Genua', 'Palermo', 'night', 1200, '23:00', '23:00', 'Mar de Levante'],
  ['Neapel', 'Palermo', 'night', 630, '20:00', '20:00', 'Mar de Levante'],
  ['Villa San Giovanni', 'Messina', 'day', 25, '11:00', '15:00', 'Tirreno Traghetti'],
  ['Toulon', 'Bastia', 'night', 600, '21:00', '20:30', 'Tirreno Traghetti'],
  ['Ancona', 'Split', 'night', 660, '19:45', '20:15', 'Adria Ionia Lines'],
  ['Ancona', 'Igoumenitsa', 'night', 990, '16:30', '16:00', 'Adria Ionia Lines'],
  ['Ancona', 'Patras', 'night', 1320, '13:30', '17:30', 'Adria Ionia Lines'],
  ['Bari', 'Dubrovnik', 'night', 600, '22:00', '22:00', 'Adria Ionia Lines'],
  ['Bari', 'Igoumenitsa', 'night', 570, '20:00', '23:30', 'Adria Ionia Lines'],
  ['Piräus', 'Heraklion', 'night', 540, '21:00', '21:00', 'Adria Ionia Lines'],
  ['Algeciras', 'Tanger Med', 'day', 90, '10:00', '16:00', 'Mar de Levante'],
]

/** Every connection in both directions. */
export const ferryConnections: readonly FerryConnection[] = rows.flatMap(
  ([from, to, passage, minutes, departure, departureBack, line]) => [
    { from, to, passage, minutes, departure, line },
    { from: to, to: from, passage, minutes, departure: departureBack, line },
  ],
)

const minutesAheadOfGermany: Record<string, number> = {
  GB: -60,
  IE: -60,
  PT: -60,
  MA: -60,
  FI: 60,
  EE: 60,
  LV: 60,
  LT: 60,
  GR: 60,
}

/** Arrival on the clock of the port of arrival. @returns days after departure and 'HH:mm' */
export function arrivalOf(
  departure: string,
  minutes: number,
  countryFrom: string,
  countryTo: string,
): { days: number; time: string } {
  const zone = (minutesAheadOfGermany[countryTo] ?? 0) - (minutesAheadOfGermany[countryFrom] ?? 0)
  const start = Number(departure.slice(0, 2)) * 60 + Number(departure.slice(3, 5))
  const total = start + minutes + zone
  const clock = ((total % 1440) + 1440) % 1440
  const time = `${String(Math.floor(clock / 60)).padStart(2, '0')}:${String(clock % 60).padStart(2, '0')}`
  return { days: Math.floor(total / 1440), time }
}
