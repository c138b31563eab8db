import type * as z from 'zod'
import type { Field, FieldBounds, FieldKind, FieldOptions, FieldWords, GroupsIn, NullIf, Writable } from './shape.ts'

/** The one place where a field is put together; the casts tie the schemas to the types the options imply. */
export function build<Out, In, O extends FieldOptions>(
  kind: FieldKind,
  out: z.ZodType,
  input: z.ZodType,
  options: O & FieldWords,
  { bounds = {}, ...more }: Pick<Field, 'target' | 'fields' | 'choices' | 'encode'> & { bounds?: FieldBounds } = {},
) {
  const { nullable = false, label, unit, hint, internal, purchase = false, personal = false } = options
  const words = { label, unit, hint, internal }
  const told = { ...words, purchase, personal }
  return {
    kind,
    out: titled(nullable ? out.nullable() : out, told) as z.ZodType<NullIf<O, Out>>,
    input: titled(nullable ? input.nullable() : input, told) as z.ZodType<NullIf<O, In>>,
    groups: (options.groups ?? null) as readonly GroupsIn<O>[] | null,
    write: (options.write ?? 'always') as WriteOf<O>,
    required: (options.required ?? false) as IsSet<O, 'required'>,
    nullable: nullable as IsSet<O, 'nullable'>,
    words,
    bounds,
    list: options.list,
    isPurchase: purchase,
    isPersonal: personal,
    ...more,
  } satisfies Field
}

type WriteOf<O> = O extends { write: infer W extends Writable } ? W : 'always'
type IsSet<O, Name extends string> = O extends Record<Name, true> ? true : false

const ofPurchase = 'Einkauf: ohne das Recht „Einkauf sehen“ leer und nicht zu ändern'
const ofPerson = 'Personendaten: ohne das Recht „Personendaten sehen“ leer und nicht zu ändern'

/** The schema as OpenAPI calls it: by the field's word, with its unit and what one should know to fill it in. */
export function titled<Schema extends z.ZodType>(
  schema: Schema,
  { label, unit, hint, purchase = false, personal = false }: FieldWords & { purchase?: boolean; personal?: boolean },
): Schema {
  if (label === undefined) return schema
  const rights = [purchase ? ofPurchase : undefined, personal ? ofPerson : undefined]
  const told = [unit, hint, ...rights].filter((word) => word !== undefined)
  return schema.meta({ title: label, ...(told.length === 0 ? {} : { description: told.join(', ') }) })
}
