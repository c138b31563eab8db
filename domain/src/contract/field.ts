import type * as z from 'zod'
import type { Field, FieldKind, FieldOptions, GroupsIn, NullIf } from './shape.ts'

/** The one place where a field is put together; the casts tie the schemas to the types the options imply. */
export function build<Out, In, O extends FieldOptions>(
  kind: FieldKind,
  out: z.ZodType,
  input: z.ZodType,
  options: O,
  more: Pick<Field, 'target' | 'fields'> = {},
) {
  const nullable = options.nullable ?? false
  return {
    kind,
    out: (nullable ? out.nullable() : out) as z.ZodType<NullIf<O, Out>>,
    input: (nullable ? input.nullable() : input) as z.ZodType<NullIf<O, In>>,
    groups: (options.groups ?? null) as readonly GroupsIn<O>[] | null,
    write: options.write ?? 'always',
    required: options.required ?? false,
    nullable,
    list: options.list,
    ...more,
  } satisfies Field
}
