import * as z from 'zod'
import { keysOf } from '../../accounts/options.ts'
import { documentTypes } from '../document.contract.ts'

/** Answer of `GET /api/orders/{id}/outdated-papers`: stored papers of a trip that no longer say what is so (TRUE-04). */
export const outdatedPapersSchema = z
  .object({
    watched: z.int().meta({ description: 'Wie viele abgelegte Dokumente daraufhin angesehen werden' }),
    attached: z
      .array(z.int())
      .meta({ description: 'Nummern (id) der angehängten Reisen, von denen eines davon auch erzählt' }),
    papers: z.array(
      z.object({
        id: z.int().meta({ description: 'Nummer des Dokuments' }),
        name: z.string(),
        type: z.enum(keysOf(documentTypes)),
        sentAt: z.string().nullable(),
        isGoneBy: z
          .boolean()
          .meta({ description: 'Der Empfänger richtet sich danach: zuletzt versendet von seiner Art' }),
        changes: z.array(
          z.object({
            trip: z.string().nullable().meta({
              description: 'Reisenummer, wenn sich etwas an einer angehängten Reise geändert hat; sonst null',
            }),
            words: z.string().meta({ description: "'Tag 3: Hotel Bergen statt Grand Hotel'" }),
            at: z.string().nullable().meta({ description: 'null, wo nur der Unterschied bekannt ist' }),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'OutdatedPapers' })
export type OutdatedPapers = z.output<typeof outdatedPapersSchema>
export type OutdatedPaper = z.output<typeof outdatedPapersSchema>['papers'][number]
