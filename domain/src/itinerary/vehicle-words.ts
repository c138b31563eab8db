import type { Locale } from '../accounts/options.ts'

/** What may go along on a ferry (002 §3 offerBus, offerMotorcycle, offerSprinter, offerTrailer, offerCar). */
export type VehicleType = 'bus' | 'motorcycle' | 'sprinter' | 'trailer' | 'car'

export const vehicleNames: Readonly<Record<Locale, Readonly<Record<VehicleType, string>>>> = {
  de_DE: { bus: 'Reisebus', car: 'Pkw', motorcycle: 'Motorrad', sprinter: 'Sprinter', trailer: 'Anhänger' },
  en: { bus: 'coach', car: 'car', motorcycle: 'motorcycle', sprinter: 'minibus', trailer: 'trailer' },
  fr: { bus: 'autocar', car: 'voiture', motorcycle: 'moto', sprinter: 'minibus', trailer: 'remorque' },
}
