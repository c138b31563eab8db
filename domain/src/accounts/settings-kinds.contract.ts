import * as z from 'zod'
import { dateOfWire } from '../wire.ts'
import { keysOf } from './options.ts'

/** The kinds of switches an organisation has: a schema with its default and the words of the admin page (settings.contract.ts). */

/** A group of switches; an organisation that stored nothing gets all its defaults. */
export const area = <Shape extends z.ZodRawShape>(title: string, shape: Shape) =>
  // The defaults of the fields fill an empty object, which the type of `prefault` cannot know.
  z
    .object(shape)
    .prefault({} as never)
    .meta({ title })

export const toggle = (byDefault: boolean, title: string, description: string) =>
  z.boolean('Bitte ja oder nein wählen').default(byDefault).meta({ title, description })

/** A whole number from 0 on. */
export const upTo = (byDefault: number, most: number, title: string, description: string) =>
  z
    .int('Bitte eine ganze Zahl eingeben')
    .min(0, 'Mindestens 0')
    .max(most, `Höchstens ${most}`)
    .default(byDefault)
    .meta({ title, description })

/** A share of a whole in whole percent. */
export const share = (byDefault: number, least: number, most: number, title: string, description: string) =>
  z
    .int('Bitte ganze Prozent eingeben')
    .min(least, `Mindestens ${least} %`)
    .max(most, `Höchstens ${most} %`)
    .default(byDefault)
    .meta({ title, description })

export const limit = (byDefault: number, most: number, title: string, description: string, least = 1) =>
  z
    .int('Bitte eine ganze Zahl eingeben')
    .min(least, `Mindestens ${least}`)
    .max(most, `Höchstens ${most}`)
    .default(byDefault)
    .meta({ title, description })

/** An address in the web; empty for none. */
export const address = (title: string, description: string) =>
  z
    .string('Bitte eine Adresse eingeben')
    .trim()
    .max(250, 'Höchstens 250 Zeichen')
    .regex(/^$|^https?:\/\/[^\s]+$/, 'Bitte eine Adresse wie https://www.ecb.europa.eu/… eingeben')
    .default('')
    .meta({ title, description })

/** A line of text; empty for none. */
export const line = (most: number, title: string, description: string) =>
  z.string('Bitte Text eingeben').trim().max(most, `Höchstens ${most} Zeichen`).default('').meta({ title, description })

/** A day as 'DD.MM.YYYY'; empty for none. */
export const dayText = (title: string, description: string) =>
  z
    .string('Bitte ein Datum eingeben')
    .trim()
    .max(10, 'Bitte ein Datum wie 31.12.2027 eingeben')
    .refine((typed) => typed === '' || dateOfWire(typed) !== null, 'Bitte ein Datum wie 31.12.2027 eingeben')
    .default('')
    .meta({ title, description })

/** A text of several lines; empty for none. */
export const paragraph = (most: number, title: string, description: string) =>
  z
    .string('Bitte Text eingeben')
    .trim()
    .max(most, `Höchstens ${most} Zeichen`)
    .default('')
    .meta({ title, description, isLong: true })

/** An amount as people type it: '5', '2,50'. */
export const euros = (byDefault: string, title: string, description: string) =>
  z
    .string('Bitte einen Betrag eingeben')
    .trim()
    .regex(/^\d{1,4}(,\d{2})?$/, 'Bitte einen Betrag wie 2,50 eingeben')
    .default(byDefault)
    .meta({ title, description })

/** A code of the list VATEX, why there is no tax; empty for none. */
export const exemptionCode = (byDefault: string, title: string, description: string) =>
  z
    .string('Bitte Text eingeben')
    .trim()
    .max(30, 'Höchstens 30 Zeichen')
    .regex(/^$|^VATEX-[A-Z]{2}-[A-Z0-9-]+$/, 'Bitte einen Code wie VATEX-EU-D eingeben')
    .default(byDefault)
    .meta({ title, description })

type Labelled<Key extends string> = Readonly<Record<Key, { label: string }>>

/** The keys of a table and their words, which the admin page offers to choose from. */
function choicesOf<Key extends string>(table: Labelled<Key>) {
  const keys = keysOf(table)
  return { keys, choices: keys.map((key) => ({ key, label: table[key].label })) }
}

export const one = <Key extends string>(
  table: Labelled<Key>,
  byDefault: NoInfer<Key>,
  title: string,
  description: string,
) => {
  const { keys, choices } = choicesOf(table)
  return z
    .enum(keys, `Erlaubt sind: ${keys.join(', ')}`)
    .default(byDefault as never)
    .meta({ title, description, choices })
}

/** A choice of several keys, all of them or some by default; a list in a change replaces the whole list. */
export const some = <Key extends string>(
  table: Labelled<Key>,
  byDefault: 'all' | readonly NoInfer<Key>[],
  title: string,
  description: string,
) => {
  const { keys, choices } = choicesOf(table)
  return z
    .array(z.enum(keys, `Erlaubt sind: ${keys.join(', ')}`))
    .max(keys.length, 'Jeder Eintrag nur einmal')
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Jeder Eintrag nur einmal')
    .default([...(byDefault === 'all' ? keys : byDefault)] as never)
    .meta({ title, description, choices })
}

const takenName = 'Diesen Namen braucht das Programm selbst. Bitte einen anderen wählen'

/** What every object has by itself ('toString', '__proto__') would be mistaken for the value under that name. */
const isFree = (name: string) => !(name in Object.prototype)

/** Names the agency gives itself, none by default; a list in a change replaces the whole list. */
export const names = (most: number, title: string, description: string, form?: { pattern: RegExp; message: string }) =>
  z
    .array(
      z
        .string()
        .trim()
        .min(1, 'Bitte ausfüllen')
        .max(60, 'Höchstens 60 Zeichen')
        .refine(isFree, takenName)
        .refine((name) => form?.pattern.test(name) !== false, form?.message),
    )
    .max(most, `Höchstens ${most} Einträge`)
    .refine((list) => new Set(list).size === list.length, 'Jeder Eintrag nur einmal')
    .default([])
    .meta({ title, description, ownNames: true })

/** The number of an account or of a key: digits, empty for none. */
export const digits = (most: number, title: string, description: string, byDefault = '') =>
  z
    .string('Bitte Ziffern eingeben')
    .trim()
    .regex(new RegExp(`^\\d{0,${most}}$`), `Bitte höchstens ${most} Ziffern eingeben`)
    .default(byDefault)
    .meta({ title, description })
