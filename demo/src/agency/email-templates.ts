/** What every house of the demo agency writes from; paragraphs by empty lines, a list of what is asked by '- '. */
export const emailTemplates = [
  {
    name: 'Angebot begleiten',
    kind: 'general',
    locale: 'de_DE',
    subject: '{reise.name}: unser Angebot',
    body: '{anrede},\n\nanbei {erhalten Sie|bekommst du} unser Angebot „{reise.name}“ vom {beginn} bis {ende}.\n\n{Haben Sie Fragen oder Wünsche, rufen Sie uns gern an.|Hast du Fragen oder Wünsche, ruf uns gern an.}\n\n{Mit freundlichen Grüßen|Herzliche Grüße}\n\n{absender}\n\n{firma}',
  },
  {
    name: 'Unterlagen kommen',
    kind: 'general',
    locale: 'de_DE',
    subject: '{reise.name}, {termin}: Reiseunterlagen',
    body: '{anrede},\n\nin Kürze beginnt {Ihre|eure} Reise nach {ziele}. Die Unterlagen hängen an dieser E-Mail.\n\nWir wünschen {Ihnen und Ihrer Gruppe|dir und deiner Gruppe} eine gute Reise.\n\n{Mit freundlichen Grüßen|Herzliche Grüße}\n\n{absender}\n\n{firma}',
  },
  {
    name: 'Your documents',
    kind: 'general',
    locale: 'en',
    subject: '{reise.name}, {termin}',
    body: '{anrede},\n\nplease find attached the documents for your tour from {beginn} to {ende}.\n\nKind regards\n\n{absender}\n\n{firma}',
  },
  {
    name: 'Hotelanfrage',
    kind: 'hotel',
    locale: 'de_DE',
    subject: 'Gruppenanfrage {termin}, {reise.nummer}',
    body: '{anrede},\n\nfür unsere Gruppe {gruppe} bitten wir um Ihr Angebot:\n\nAnreise: {ankunft}\n\nAbreise: {abreise}\n\nZimmer: {kontingent}\n\nVerpflegung: {verpflegung}\n\nBemerkungen: {bemerkungen}\n\nBitte antworten Sie uns bis {antwort_bis}.\n\nMit freundlichen Grüßen\n\n{absender}\n\n{firma}',
  },
  {
    name: 'Hotel enquiry',
    kind: 'hotel',
    locale: 'en',
    subject: 'Group enquiry {termin}, {reise.nummer}',
    body: '{anrede},\n\nwe would like to ask for your offer for our group {gruppe}:\n\nArrival: {ankunft}\n\nDeparture: {abreise}\n\nRooms: {kontingent}\n\nMeals: {verpflegung}\n\nRemarks: {bemerkungen}\n\nPlease let us have your answer by {antwort_bis}.\n\nKind regards\n\n{absender}\n\n{firma}',
  },
  ...(['ferry', 'airline', 'train', 'other'] as const).flatMap((kind) => [
    {
      name: { ferry: 'Fähranfrage', airline: 'Fluganfrage', train: 'Zuganfrage', other: 'Anfrage Zusatzleistung' }[
        kind
      ],
      kind,
      locale: 'de_DE',
      subject: 'Gruppenanfrage {leistung}, {beginn}',
      body: '{anrede},\n\nfür unsere Gruppe {gruppe} bitten wir um Ihr Angebot für {leistung} am {ankunft}, {kontingent}.\n\nBemerkungen: {bemerkungen}\n\nBitte antworten Sie uns bis {antwort_bis}.\n\nMit freundlichen Grüßen\n\n{absender}\n\n{firma}',
    },
    {
      name: { ferry: 'Ferry enquiry', airline: 'Flight enquiry', train: 'Train enquiry', other: 'Service enquiry' }[
        kind
      ],
      kind,
      locale: 'en',
      subject: 'Group enquiry {leistung}, {beginn}',
      body: '{anrede},\n\nfor our group {gruppe} we would like to ask for your offer: {leistung}, {ankunft}, {kontingent}.\n\nRemarks: {bemerkungen}\n\nPlease let us have your answer by {antwort_bis}.\n\nKind regards\n\n{absender}\n\n{firma}',
    },
  ]),
] as const
