/** Which parts the travel documents have, beside cover and hints of the providers (002 §2, §3 generate-options). */
export type PaperChoices = {
  /** For the printer: every part has an even number of pages. Else it goes by e-mail. */
  print: boolean
  coverLetter: boolean
  detailedRoute: boolean
  route: boolean
  generalInfos: boolean
  menu: boolean
  questionnaire: boolean
}

/** Parts in the order in which they are bound. */
export const paperParts = [
  'cover',
  'coverLetter',
  'detailedRoute',
  'route',
  'providers',
  'generalInfos',
  'menu',
  'questionnaire',
] as const
export type PaperPart = (typeof paperParts)[number]
