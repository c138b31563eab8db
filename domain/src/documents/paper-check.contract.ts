import * as z from 'zod'

/** Something that is to be there before a paper leaves the house, or that one should know of it (INV-07, TRUE-06). */
export const paperCheckSchema = z.object({
  key: z.string().meta({ description: "'address', 'seller.taxNumber': what is looked at" }),
  label: z.string().meta({ description: "'Steuernummer oder USt-IdNr.'" }),
  isMet: z.boolean(),
  /** Without it nothing is made. */
  isRequired: z.boolean(),
  message: z.string().meta({ description: 'What is missing and where it is entered; empty where nothing is' }),
  /** Address of the page on which it is entered; null where it is in the form itself. */
  path: z.string().nullable(),
})
export type PaperCheck = z.output<typeof paperCheckSchema>
