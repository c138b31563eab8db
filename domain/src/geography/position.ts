import type { Coordinates } from './great-circle.ts'

/** Where something lies, as it is written: '57,5886° N, 9,9592° O'. */
export function positionInWords({ latitude, longitude }: Coordinates): string {
  const degrees = (value: number) => `${Math.abs(value).toFixed(4).replace('.', ',')}°`
  return `${degrees(latitude)} ${latitude < 0 ? 'S' : 'N'}, ${degrees(longitude)} ${longitude < 0 ? 'W' : 'O'}`
}
