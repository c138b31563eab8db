import { idOfLink } from '@reisewerk/domain/wire.ts'
import * as z from 'zod'

/** What a file belongs to, as a query names it. */
export const idOrLink = (resource: string) =>
  z
    .string()
    .max(60)
    .transform((text) => idOfLink(text, resource) ?? (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN))
    .refine(Number.isFinite, 'Bitte eine Nummer oder einen Verweis angeben')
    .optional()
