import { type Locale, localeKeys } from '../accounts/options.ts'
import { wireText } from '../contract/wire-schema.ts'

/** ISO 3166-1 by first letter: AD, AE, AF …; and XK, under which Kosovo is known until it has a code. */
const codes = (
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR ' +
  'GABDEFGHILMNPQRSTUWY HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ ' +
  'NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ ' +
  'VACEGINU WFS XK YET ZAMW'
)
  .split(' ')
  .flatMap(([first, ...seconds]) => seconds.map((second) => `${first}${second}`))

type Country = { readonly code: string; readonly name: string }

let known: readonly Country[] | undefined

/** Every country with its German name, sorted by it. */
export function countries(): readonly Country[] {
  known ??= namedCountries()
  return known
}

function namedCountries(): Country[] {
  const names = new Intl.DisplayNames('de', { type: 'region' })
  const named = codes.map((code) => ({ code, name: names.of(code) ?? code }))
  return named.sort((one, other) => one.name.localeCompare(other.name, 'de'))
}

/** Names people write besides the official one, and what stood on their cars and before their postcodes. */
const spoken: Readonly<Record<string, string>> = {
  ...{ uk: 'GB', großbritannien: 'GB', england: 'GB', schottland: 'GB', wales: 'GB', nordirland: 'GB' },
  ...{ holland: 'NL', usa: 'US', brd: 'DE', 'bundesrepublik deutschland': 'DE', vatikan: 'VA', vatikanstadt: 'VA' },
  ...{ 'tschechische republik': 'CZ', 'slowakische republik': 'SK', moldau: 'MD', weißrussland: 'BY' },
  ...{ d: 'DE', a: 'AT', b: 'BE', e: 'ES', f: 'FR', h: 'HU', i: 'IT', l: 'LU', n: 'NO', p: 'PT', s: 'SE' },
}

let codesByName: ReadonlyMap<string, string> | undefined

/** What a country is called in the languages of the papers; where two differ the German name counts. */
function byName(): ReadonlyMap<string, string> {
  codesByName ??= new Map(
    [...localeKeys.filter((locale) => locale !== 'de_DE'), 'de_DE' as const].flatMap((locale) =>
      codes.map((code): [string, string] => [(regionsIn[locale]?.of(code) ?? code).toLocaleLowerCase('de'), code]),
    ),
  )
  return codesByName
}

/**
 * @param typed 'DE', 'de', 'Deutschland' or 'Germany', and names that are only spoken: 'England', 'Holland', 'D'
 * @returns its code of two letters; what is neither a code nor a name stays as it was typed
 */
export function countryCodeOf(typed: string): string {
  const sought = typed.toLocaleLowerCase('de')
  const named = spoken[sought] ?? byName().get(sought)
  return named ?? (/^[a-z]{2}$/i.test(typed) ? typed.toUpperCase() : typed)
}

const regionsIn = Object.fromEntries(
  localeKeys.map((locale) => [locale, new Intl.DisplayNames(locale.slice(0, 2), { type: 'region' })]),
)

/** @param typed 'NO' or 'Norwegen' @returns 'Norway'; what is no country stays as it was typed */
export function countryIn(locale: Locale, typed: string): string {
  const code = countryCodeOf(typed.trim())
  return (/^[A-Z]{2}$/.test(code) && regionsIn[locale]?.of(code)) || typed
}

export function countryInput({ nullable = false }: { nullable?: boolean } = {}) {
  return wireText({ max: 100 })
    .overwrite(countryCodeOf)
    .refine((code) => code !== '' || nullable, 'Bitte auswählen')
    .refine(
      (code) => code === '' || /^[A-Z]{2}$/.test(code),
      'Bitte ein Land wie Deutschland oder sein Kürzel DE angeben',
    )
    .meta({ examples: ['DE', 'Norwegen'] })
}
