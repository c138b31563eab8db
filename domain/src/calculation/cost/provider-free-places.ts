/** Of so many guests so many are free, in a double or in a single room. */
export type ProviderFreePlaces = { readonly each: number; readonly places: number; readonly type: 'single' | 'double' }

const none = /^(?:|-|–|kein\S*|nein|ohne|0)$/i
/** '1 auf 20 im DZ', '1 je 25', '1 FP pro 20', '1:20', 'jede 21. Person', '20+1' */
const share =
  /(\d{1,2})\s*(?:fp|frei\S*|person\S*|pax)?\s*(?:auf|je|pro|ab|für|:|\/)\s*(?:jede\s*)?(\d{1,3})(?!\s*(?:%|€|,\d))/i
const everyNth = /(?:jede[rs]?|die)\s*(\d{1,3})\.\s*(?:person|gast|pax|teilnehmer|platz)?/i
const plus = /(\d{1,3})\s*\+\s*(\d{1,2})(?!\d)/

/**
 * Reads what a provider grants as the desk writes it.
 * @returns null where nothing is granted; 'unread' where something is written that tells no rule, so that a person looks
 */
export function providerFreePlaces(text: string): ProviderFreePlaces | null | 'unread' {
  const told = text.trim()
  if (none.test(told)) return null
  const type = /\b(?:EZ|Einzelzimmer|single)\b/i.test(told) ? 'single' : 'double'
  const [, places, of] = share.exec(told) ?? []
  if (places !== undefined && of !== undefined) return rule(Number(of), Number(places), type)
  const [, nth] = everyNth.exec(told) ?? []
  if (nth !== undefined) return rule(Number(nth), 1, type)
  const [, paying, free] = plus.exec(told) ?? []
  return paying === undefined || free === undefined ? 'unread' : rule(Number(paying) + Number(free), Number(free), type)
}

function rule(each: number, places: number, type: 'single' | 'double'): ProviderFreePlaces | 'unread' {
  return places < 1 || each <= places ? 'unread' : { each, places, type }
}

/** @param guests all who are there, free ones included @returns how many of them the provider does not charge */
export function freeAtProvider(granted: ProviderFreePlaces | null | 'unread', guests: number): number {
  return granted === null || granted === 'unread' ? 0 : Math.floor(guests / granted.each) * granted.places
}
