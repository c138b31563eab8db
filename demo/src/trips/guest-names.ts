/** Invented guests are put together of these. */
export const lastNames = [
  ...['Albers', 'Bartels', 'Behrens', 'Brandt', 'Claußen', 'Dahlmann', 'Ehlers', 'Feddersen', 'Grothe', 'Hansen'],
  ...['Iversen', 'Jürgens', 'Kröger', 'Lührs', 'Meinhardt', 'Niemann', 'Oehl', 'Petersen', 'Quast', 'Reimers'],
  ...['Sievers', 'Thomsen', 'Ullrich', 'Voß', 'Wulff', 'Zander', 'Böttcher', 'Drewes', 'Eggers', 'Friedrichs'],
  ...['Gerdes', 'Hinrichs', 'Kahl', 'Lorenzen', 'Matthiesen', 'Nissen', 'Ohlsen', 'Paulsen', 'Rathje', 'Schröter'],
  ...['Tiedemann', 'Vogt', 'von der Heide', 'Westphal', 'Wiegand', 'Öhlschläger', 'Schöning', 'Harms'],
] as const

export const firstNames = {
  W: [
    ...['Heike', 'Christiane', 'Gesine', 'Antje', 'Petra', 'Silke', 'Elke', 'Margret', 'Anja', 'Dörte', 'Helga'],
    ...[
      'Ursula',
      'Brigitte',
      'Karin',
      'Renate',
      'Sabine',
      'Hannelore',
      'Monika',
      'Gisela',
      'Birgit',
      'Jutta',
      'Wiebke',
    ],
  ],
  M: [
    ...['Jörg', 'Uwe', 'Malte', 'Karl-Heinz', 'Rüdiger', 'Sönke', 'Matthias', 'Heinz', 'Dieter', 'Klaus', 'Hartmut'],
    ...['Manfred', 'Wolfgang', 'Bernd', 'Holger', 'Günter', 'Volker', 'Rainer', 'Eckhard', 'Hinrich', 'Thorsten'],
  ],
} as const

export const guestNotes = ['Rollator', 'nahe am Aufzug', 'ruhiges Zimmer', 'vegetarisch', 'Zimmer mit Dusche'] as const
