/** `[airline, from, to, minutes, departure]` of routes that are sold to groups; back in the afternoon. */
type Row = readonly [string, string, string, number, string]

// biome-ignore format: a route a line
const rows: readonly Row[] = [
  ['Hansewind Air', 'HAM', 'OSL', 95, '09:20'], ['Polarstern Airways', 'HAM', 'BGO', 110, '10:05'],
  ['Hansewind Air', 'HAM', 'EDI', 110, '08:40'], ['Celtic Wings', 'HAM', 'DUB', 130, '11:15'],
  ['Baltica Air', 'HAM', 'RIX', 100, '12:10'], ['Tirrenia Volo', 'HAM', 'FCO', 145, '07:50'],
  ['Celtic Wings', 'MUC', 'EDI', 140, '09:45'], ['Celtic Wings', 'MUC', 'DUB', 150, '10:30'],
  ['Tirrenia Volo', 'MUC', 'FCO', 95, '08:30'], ['Tirrenia Volo', 'MUC', 'FLR', 85, '09:10'],
  ['Polarstern Airways', 'FRA', 'OSL', 120, '09:55'], ['Atlântida Air', 'FRA', 'LIS', 180, '06:45'],
  ['Alpenflug', 'FRA', 'VIE', 85, '08:15'], ['Levantair', 'MUC', 'ATH', 150, '07:20'],
  ['Tirrenia Volo', 'ZRH', 'FCO', 90, '09:35'], ['Tirrenia Volo', 'ZRH', 'FLR', 75, '11:40'],
]

export interface Flight {
  airline: string
  from: string
  to: string
  minutes: number
  departure: string
}

/** Every route in both directions. */
export const flights: readonly Flight[] = rows.flatMap(([airline, from, to, minutes, departure]) => [
  { airline, from, to, minutes, departure },
  { airline, from: to, to: from, minutes, departure: '16:40' },
])
