import type { PaperWords } from './paper-words.ts'

export const englishPaperWords: PaperWords = {
  printed: {
    timetable: 'Timetable',
    generalInfos: 'General information',
    menuList: 'Menus',
    see: 'Page',
  },
  name: 'Travel documents',
  forPrint: 'for print',
  subject: 'Your travel documents',
  emergency: 'Our emergency line is staffed around the clock during your journey.',
  phone: (number) => `Telephone ${number}`,
  letter: {
    begins: (category, period) => `Your ${category} ${period} is about to begin.`,
    holds: (list) => `This booklet holds what you need on the way: ${list}.`,
    parts: {
      detailedRoute: 'the timetable',
      route: 'the itinerary',
      providers: 'hints on hotels and services',
      generalInfos: 'general information',
      menu: 'the menus',
    },
    emergency: (number) => `During the journey we can be reached around the clock on ${number}.`,
    close: 'We wish you and your group a pleasant journey.',
  },
  meals: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' },
  codeOf: (title) => `QR code: ${title}`,
  opensMap: 'Open the map on your phone',
  opensPage: 'Open on your phone',
  sketchOf: (stops) => `Sketch map: ${stops}.`,
  pictureOf: (title) => `Picture: ${title}`,
  questionnaire: {
    name: 'Questionnaire',
    intro:
      'How did you like the journey? Your answers help us to make the next one even better. Please tick the boxes and hand the sheet to your tour guide or send it to us.',
    marks: ['very good', 'good', 'fair', 'poor', 'bad'],
    general: ['Advice and documents', 'Programme', 'Coach and driver', 'Tour guide', 'Food', 'The journey as a whole'],
    hotels: 'Accommodation',
    remarks: ['What we liked best', 'What should be better', 'Where we would like to go next'],
    from: 'Name (voluntary)',
  },
}
