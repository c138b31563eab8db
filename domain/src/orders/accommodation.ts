import { cabinTypes } from '../accounts/options.ts'

/** Numbers of a contact; which of the two the trip shows and prints is kept with the trip (000 §3). */
export const phoneTypes = { phoneFixed: { label: 'Festnetz' }, phoneMobile: { label: 'Mobil' } } as const
export type PhoneType = keyof typeof phoneTypes

type Phones = { readonly phoneFixed: string | null; readonly phoneMobile: string | null }

/** The number to call: the chosen kind, else the other one; null when the contact has neither. */
export function phoneOf(contact: Phones, type: PhoneType): string | null {
  const chosen = contact[type] ?? ''
  const other = contact[otherPhone(type)] ?? ''
  return chosen !== '' ? chosen : other !== '' ? other : null
}

/** A switch of the number happens only if the other one exists (000 §5). */
export function maySwitchPhone(contact: Phones, type: PhoneType): boolean {
  return (contact[otherPhone(type)] ?? '') !== ''
}

/** Whether a switch would show another number; a contact with one number shows it either way (000 §5). */
export function showsOtherPhone(contact: Phones, type: PhoneType): boolean {
  return maySwitchPhone(contact, type) && phoneOf(contact, otherPhone(type)) !== phoneOf(contact, type)
}

export function otherPhone(type: PhoneType): PhoneType {
  return type === 'phoneFixed' ? 'phoneMobile' : 'phoneFixed'
}

export type Bed = { readonly type: string; readonly persons: number }

/** Where driver and guide sleep: a room in hotels, a cabin on ferries (000 §9). */
export const accommodations = [
  { key: 'single_room', label: 'Einzelzimmer', short: 'EZ', slot: 'roomType', type: 'standard', persons: 1 },
  { key: 'double_room', label: 'Doppelzimmer', short: 'DZ', slot: 'roomType', type: 'standard', persons: 2 },
  { key: 'single_inside', label: 'EK Innen', short: 'EK Innen', slot: 'cabinType', type: 'inside', persons: 1 },
  { key: 'double_inside', label: 'DK Innen', short: 'DK Innen', slot: 'cabinType', type: 'inside', persons: 2 },
  { key: 'single_outside', label: 'EK Außen', short: 'EK Außen', slot: 'cabinType', type: 'outside', persons: 1 },
  { key: 'double_outside', label: 'DK Außen', short: 'DK Außen', slot: 'cabinType', type: 'outside', persons: 2 },
] as const
export type Accommodation = (typeof accommodations)[number]

/** @returns 'EZ', 'EK Außen'; what is none of the options is told by its persons; null for no bed */
export function bedLabel(slot: Accommodation['slot'], bed: Bed | null): string | null {
  if (bed === null) return null
  const known = accommodations.find(
    (option) => option.slot === slot && option.type === bed.type && option.persons === bed.persons,
  )
  if (known !== undefined) return known.short
  const words: Readonly<Record<string, { label: string }>> = { standard: { label: 'Standard' }, ...cabinTypes }
  return `${bed.persons} Pers., ${words[bed.type]?.label ?? bed.type}`
}
