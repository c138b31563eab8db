import type { PaperWords } from './paper-words.ts'

export const frenchPaperWords: PaperWords = {
  printed: {
    timetable: 'Horaires',
    generalInfos: 'Informations générales',
    menuList: 'Menus',
    see: 'Page',
  },
  name: 'Carnet de voyage',
  forPrint: 'à imprimer',
  subject: '{Votre|Ton} carnet de voyage',
  emergency: 'Notre numéro d’urgence répond jour et nuit pendant {votre|ton} voyage.',
  phone: (number) => `Téléphone ${number}`,
  letter: {
    begins: (category, period) => `{Votre|Ton} ${category} ${period} va bientôt commencer.`,
    holds: (list) => `Ce carnet contient tout ce dont {vous avez|tu as} besoin en route : ${list}.`,
    parts: {
      detailedRoute: 'les horaires',
      route: 'le programme du voyage',
      providers: 'les indications sur les hôtels et les prestations',
      generalInfos: 'des informations générales',
      menu: 'les menus',
    },
    emergency: (number) => `Pendant le voyage, {vous nous joignez|tu nous joins} jour et nuit au ${number}.`,
    close: 'Nous {vous|te} souhaitons, ainsi qu’à {votre|ton} groupe, un agréable voyage.',
  },
  meals: { breakfast: 'Petit-déjeuner', lunch: 'Déjeuner', dinner: 'Dîner' },
  codeOf: (title) => `Code QR : ${title}`,
  opensMap: 'Ouvrir la carte sur le téléphone',
  opensPage: 'Ouvrir sur le téléphone',
  sketchOf: (stops) => `Croquis : ${stops}.`,
  pictureOf: (title) => `Image : ${title}`,
  questionnaire: {
    name: 'Questionnaire',
    intro:
      'Le voyage {vous a|t’a}-t-il plu ? {Vos|Tes} réponses nous aident à rendre le prochain encore meilleur. Merci de cocher les cases et de remettre la feuille à l’accompagnateur ou de nous l’envoyer.',
    marks: ['très bien', 'bien', 'moyen', 'plutôt mal', 'mal'],
    general: [
      'Conseil et documents',
      'Programme',
      'Autocar et chauffeur',
      'Accompagnateur',
      'Repas',
      'Le voyage dans son ensemble',
    ],
    hotels: 'Hébergement',
    remarks: ['Ce qui a plu le plus', 'Ce qui pourrait être mieux', 'La destination du prochain voyage'],
    from: 'Nom (facultatif)',
  },
}
