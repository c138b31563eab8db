import { wireText } from '../contract/wire-schema.ts'

/** ISO 3166-1, and XK, under which Kosovo is known until it has a code. */
const codes = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD ' +
  'CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF ' +
  'GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN ' +
  'KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA ' +
  'NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI ' +
  'SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI ' +
  'VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ')

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

/**
 * @param typed 'DE', 'de' or 'Deutschland'
 * @returns its code of two letters; what is neither a code nor a name stays as it was typed
 */
export function countryCodeOf(typed: string): string {
  if (/^[a-z]{2}$/i.test(typed)) return typed.toUpperCase()
  const sought = typed.toLocaleLowerCase('de')
  return countries().find(({ name }) => name.toLocaleLowerCase('de') === sought)?.code ?? typed
}

/** A country as a body names it: by its code or its German name; the code is kept. */
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
