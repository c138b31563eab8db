import { isShown } from '@reisewerk/domain/contract/groups.ts'
import type { Contract, Field, Fields } from '@reisewerk/domain/contract/shape.ts'
import { badRequest } from '../errors.ts'
import { Latest } from '../latest.ts'

const mostFields = 100
const longestText = 2_000

/** The contracts that were asked for lately; what is read and written out of one is worked out once, too. */
const known = new WeakMap<Contract, Latest<Contract>>()

/**
 * A contract with no more than the fields somebody asks for: of a list that shows ten of sixty, the others are not even read.
 * @param asked paths parted by commas, 'groupName,client.companyName'; what stands below a path that ends early comes whole
 * @throws ApiError 400 for a path that leads to nothing an answer with these groups holds
 */
export function withFieldsAsked(contract: Contract, groups: ReadonlySet<string>, asked: string): Contract {
  if (asked.length > longestText) throw badRequest(`_fields ist zu lang; höchstens ${longestText} Zeichen.`)
  const ofContract = known.get(contract) ?? new Latest<Contract>(50)
  known.set(contract, ofContract)
  const key = `${[...groups].sort().join()} ${asked}`
  const found = ofContract.get(key)
  if (found !== undefined) return found
  const paths = asked.split(',').filter((path) => path !== '')
  if (paths.length > mostFields) throw badRequest(`Zu viele Felder; höchstens ${mostFields} auf einmal.`)
  const narrowed = { ...contract, fields: fieldsOf(contract.fields, groups, paths, '') }
  ofContract.set(key, narrowed)
  return narrowed
}

function fieldsOf(fields: Fields, groups: ReadonlySet<string>, paths: readonly string[], prefix: string): Fields {
  const below = Map.groupBy(paths, (path) => path.split('.', 1)[0] ?? '')
  const shown = [...below].map(([name, members]): [string, Field] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    const rest = members.map((path) => path.slice(name.length + 1)).filter((path) => path !== '')
    const narrowed = field && isShown(field.groups, groups) ? fieldOf(field, groups, rest, `${prefix}${name}.`) : null
    if (narrowed === null)
      throw badRequest(`Das Feld '${`${prefix}${name}`.slice(0, 60)}' gehört nicht zu dieser Antwort.`)
    return [name, narrowed]
  })
  return Object.fromEntries(shown)
}

/** @returns null when it has nothing below it */
function fieldOf(field: Field, groups: ReadonlySet<string>, rest: readonly string[], prefix: string): Field | null {
  if (rest.length === 0) return field
  if (field.fields !== undefined) return { ...field, fields: fieldsOf(field.fields, groups, rest, prefix) }
  const { target } = field
  const isWithin = target?.contract !== undefined && (field.kind === 'children' || isShown(target.groups, groups))
  if (target?.contract === undefined || !isWithin) return null
  const contract = { ...target.contract, fields: fieldsOf(target.contract.fields, groups, rest, prefix) }
  return { ...field, target: { ...target, contract } }
}
