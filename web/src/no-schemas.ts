/**
 * Stands for zod in the built app: contracts are read there for their words, bounds and choices, and what is sent is checked by
 * the server. Whatever is asked of a schema answers with a schema, which knows nothing.
 */
const schema: unknown = new Proxy(() => schema, { get: () => schema })

export {
  schema as array,
  schema as boolean,
  schema as discriminatedUnion,
  schema as email,
  schema as enum,
  schema as int,
  schema as iso,
  schema as literal,
  schema as looseObject,
  schema as NEVER,
  schema as never,
  schema as null,
  schema as number,
  schema as object,
  schema as optional,
  schema as partialRecord,
  schema as preprocess,
  schema as record,
  schema as strictObject,
  schema as string,
  schema as templateLiteral,
  schema as undefined,
  schema as union,
  schema as unknown,
}
