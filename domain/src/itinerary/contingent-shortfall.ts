/**
 * Places that are missing for a service: reserved fewer than asked. Drivers count only while they take part (001 §2.2).
 * @param reserved null while no request is chosen @param drivers bus drivers of the trip
 */
export function missingPersons(
  { asked, reserved }: { readonly asked: number; readonly reserved: number | null },
  driverNotParticipating: boolean | null,
  drivers: number,
): number {
  if (reserved === null) return 0
  const needed = driverNotParticipating === true ? asked - drivers : asked
  return Math.max(0, needed - reserved)
}
