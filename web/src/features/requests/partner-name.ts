import type { AskedPartner } from './api.ts'

/** Whom a request asks: the provider, else the agency alone; a flight of neither has its airline still open (PLACE-15). */
export function partnerNameOf(request: AskedPartner): string {
  const nobody = 'flightNumber' in request ? 'no-name' : 'ohne Leistungsträger'
  return request.provider?.name ?? request.agency?.name ?? nobody
}
