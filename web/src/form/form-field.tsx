import type { OptionListName } from '@reisewerk/domain/accounts/option-lists.ts'
import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { createContext, type ReactNode, useContext } from 'react'
import { useOptions } from '../lib/options.ts'
import { useSeesPurchase } from '../lib/session.ts'
import { Field } from '../ui/fields/form-group.tsx'
import type { DraftAt, FieldLook, PathOf } from './drafts.ts'
import { FieldControl } from './field-control.tsx'
import { contractField } from './field-value.ts'
import { choicesIn, wordOf } from './field-words.ts'
import type { ItemForm } from './use-item-form.ts'

/** A field that must be filled before anything is sent, and what is said until then. */
export type Missing = { readonly path?: string; readonly text: string }
/** What the frame knows of its form. */
export type FormHere = { readonly form: ItemForm; readonly missing: Missing | null; readonly isTried: boolean }

export const FormContext = createContext<FormHere | null>(null)

/** What a control of one's own is given: a Mantine field takes all of it but `value` and `onChange` as it is. */
export type ControlProps<Value> = {
  label: string
  error: string | undefined
  required: boolean
  'data-autofocus': true | undefined
  value: Value
  onChange: (value: Value) => void
}

type Props<C extends Contract, Path extends PathOf<C>> = FieldLook & {
  /** For the check of `name` against its contract; the form itself comes from the frame. */
  form?: ItemForm<C, never>
  name: Path
  span?: number
  begins?: boolean
  disabled?: boolean
  /** It must be filled, though the contract allows it to be empty. */
  required?: boolean
  placeholder?: string
  hint?: string
  error?: string | undefined
  /** From which of the house's lists one chooses, where the contract does not say so. */
  list?: OptionListName
  /** Whose words a list speaks; those of the trip, or of the user's first house, when not told. */
  organisation?: number | undefined
  children?: (control: ControlProps<DraftAt<C, Path> | null>) => ReactNode
}

/**
 * One field of a form, in one line: what it is called, how long it may be and how it is edited follow from the contract. `Fields`
 * of a form are typed by it: `const TodoField = fieldOf(todoContract)`.
 */
export function FormField<C extends Contract, Path extends PathOf<C>>(props: Props<C, Path>) {
  const {
    name,
    span = 12,
    begins,
    disabled,
    required = false,
    placeholder,
    hint,
    children,
    list,
    organisation,
    error: told,
    form: _typed,
    ...look
  } = props
  const { form, missing, isTried } = useFormHere()
  const own = form.lookOf(name)
  const label = look.label ?? own.label ?? wordOf(form.contract, name)
  const field = contractField(form.contract, name)
  const value = form.value(name)
  const onChange = (next: unknown) => form.set({ [name]: next })
  const isMissing = missing?.path === name && (isTried || form.isTouched(name))
  const refused = form.errorOf(name)
  const error = told ?? refused ?? (isMissing ? missing.text : undefined)
  const isAsked = required || field.required || missing?.path === name
  const start = begins === true || undefined
  // What a house has arranged; a field whose choices are nobody's to arrange asks for any list and takes nothing of it.
  const from = list ?? (field.list as OptionListName | undefined) // the contract's `list` names one of them
  const arranged = useOptions(from ?? 'todo_type', organisation)
  const chosen = typeof value === 'string' ? value : null
  const listed =
    field.kind === 'strings' ? arranged.all.map(({ key, label }) => ({ value: key, label })) : arranged.choices(chosen)
  const seesPurchase = useSeesPurchase()
  const choices = look.choices ?? own.choices ?? (from === undefined ? choicesIn(form.contract, name) : listed)
  // The field of who may not see it is as if there were none (contract).
  if (field.isPurchase && !seesPurchase) return null
  return (
    <Field span={span}>
      {children !== undefined ? (
        children({ label, error, required: isAsked, 'data-autofocus': start, value, onChange } as ControlProps<DraftAt<
          C,
          Path
        > | null>)
      ) : (
        <FieldControl
          description={{ ...own, ...look, label, ...(choices && { choices }) }}
          field={field}
          value={value}
          onChange={onChange}
          error={error}
          disabled={disabled ?? false}
          isAsked={isAsked}
          begins={begins ?? false}
          {...(placeholder !== undefined && { placeholder })}
          {...(hint !== undefined && { hint })}
        />
      )}
    </Field>
  )
}

/** The fields of one contract: `const TodoField = fieldOf<typeof todoContract>()`; a wrong name does not compile. */
export function fieldOf<C extends Contract>() {
  return <Path extends PathOf<C>>(props: Omit<Props<C, Path>, 'form'>) => <FormField<C, Path> {...props} />
}

/** The form a field stands in. */
export function useFormHere(): FormHere {
  const here = useContext(FormContext)
  if (here === null) throw new Error('A field stands in the frame of its form')
  return here
}
