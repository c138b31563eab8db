import type { Contract, Fields } from './shape.ts'

type Definition<N extends string, F extends Fields, G extends string> = Pick<
  Contract<N, F, G>,
  'name' | 'title' | 'fields'
> &
  Partial<Omit<Contract<N, F, G>, 'name' | 'title' | 'fields'>>

/** Declares a resource. Everything but name, title and fields has a default. */
export function contract<const N extends string, const F extends Fields, const G extends string = never>(
  definition: Definition<N, F, G>,
): Contract<N, F, G> {
  return { filters: {}, orderBy: ['id'], search: false, knownGroups: [], options: {}, houseLists: {}, ...definition }
}

/** Choices as an OPTIONS request answers them. */
export const keyed = (choices: Readonly<Record<string, { readonly label: string }>>) =>
  Object.entries(choices).map(([key, { label }]) => ({ key, label }))
