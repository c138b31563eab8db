import * as z from 'zod'
import { json } from '../../contract/fields.ts'
import type { FieldOptions } from '../../contract/shape.ts'
import { wireText } from '../../contract/wire-schema.ts'
import { arrangedTranslations, type ForeignLocale, foreignLocales, type Translations } from './translations.ts'

/**
 * The field in which an item keeps its texts in other languages; the text itself is the German one, and stands wherever a language is empty.
 * @param longest which of its texts have translations, and how long each may be, as its German one
 * @param options of the field, such as the groups in which it is read
 */
export function translations<
  const Longest extends Readonly<Record<string, number>>,
  const O extends FieldOptions = Record<never, never>,
>(longest: Longest, options?: O) {
  const texts = z.strictObject(
    Object.fromEntries(
      Object.entries(longest).map(([name, max]) => [name, wireText({ max }).optional()]),
    ) as unknown as { [N in keyof Longest & string]: z.ZodOptional<z.ZodString> }, // fromEntries forgets the names
  )
  const languages = foreignLocales.map((locale) => [locale, texts.optional()])
  const names = z.array(z.enum(Object.keys(longest) as [string, ...string[]])).max(20)
  const outdated = z.strictObject(
    Object.fromEntries(foreignLocales.map((locale) => [locale, names.optional()])) as Record<
      ForeignLocale,
      z.ZodOptional<typeof names>
    >,
  )
  const schema = z
    .strictObject({
      ...(Object.fromEntries(languages) as Record<ForeignLocale, z.ZodOptional<typeof texts>>),
      outdated: outdated.optional(),
    })
    .overwrite((value) => arrangedTranslations(value as Translations) as typeof value)
  // The checks above are those of the type.
  return json(
    schema as unknown as z.ZodType<Translations<keyof Longest & string>>,
    {
      label: 'Übersetzungen',
      ...options,
    } as { label: string } & O,
  )
}
