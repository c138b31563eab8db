import * as z from 'zod'
import { type Locale, locales } from '../../accounts/options.ts'
import { contract } from '../../contract/contract.ts'
import { boolean, choice, text } from '../../contract/fields.ts'

/**
 * A line of what an offer includes, once somebody has moved, worded, hidden or added one (TRUE-05). Lines that are not kept
 * follow the plan.
 */
export const offerIncludedLineContract = contract({
  name: 'offer_included_lines',
  title: 'Zeile der enthaltenen Leistungen',
  fields: {
    /** Which line of the plan it is; empty: one of its own. */
    key: text({ label: 'Zeile des Plans', max: 60 }),
    /** What the plan said when it was worded. */
    source: text({ label: 'Wortlaut des Plans', max: 500 }),
    /** As worded by hand; empty: as the plan says. */
    text: text({ label: 'Text', max: 300 }),
    isHidden: boolean({ label: 'Ausgeblendet' }),
    locale: choice(locales, { label: 'Sprache' }),
  },
})

/** A line as it is kept with the offer; `key` is empty for one of its own, `text` for one that follows the plan. */
export type KeptLine = {
  readonly id?: number
  readonly key: string
  readonly source: string
  readonly text: string
  readonly isHidden: boolean
  readonly locale: Locale
}

/** A line as the offer page shows it. */
export const includedLineSchema = z.object({
  id: z.int().optional(),
  key: z.string().meta({ description: 'Line of the plan; empty for one of its own' }),
  planned: z.string().meta({ description: 'What the plan says now; empty where it says nothing any more' }),
  source: z.string().meta({ description: 'What the plan said when the line was worded by hand' }),
  text: z.string().meta({ description: 'What a paper made now says' }),
  isWorded: z.boolean(),
  isHidden: z.boolean(),
  standing: z.enum(['planned', 'own', 'changed', 'gone']),
})
export type ShownIncludedLine = z.output<typeof includedLineSchema>
