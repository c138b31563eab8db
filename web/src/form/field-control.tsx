import {
  Checkbox,
  MultiSelect,
  NumberInput,
  PasswordInput,
  SegmentedControl,
  Select,
  Switch,
  TagsInput,
  TextInput,
} from '@mantine/core'
import type { Contract, Field } from '@reisewerk/domain/contract/shape.ts'
import { decimalAmount, parseAmount } from '@reisewerk/domain/money.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { type KeyboardEvent, useId } from 'react'
import { currencySign } from '../lib/format.ts'
import { isQuick, lookupResource } from '../lib/in-place/quick-forms.ts'
import { momentOf } from '../lib/moments.ts'
import { CountField } from '../ui/fields/count-field.tsx'
import { DateField } from '../ui/fields/date-field.tsx'
import { Lookup } from '../ui/fields/lookup.tsx'
import { MoneyField } from '../ui/fields/money-field.tsx'
import { SelectOrNew } from '../ui/fields/or-new/select-or-new.tsx'
import { SeveralOrNew } from '../ui/fields/or-new/several-or-new.tsx'
import { StepScale } from '../ui/fields/step-scale.tsx'
import { TimeField } from '../ui/fields/time-field.tsx'
import { anyTooLong, tooLong } from '../ui/fields/too-long.ts'
import { MentionTextarea } from '../ui/mentions/mention-textarea.tsx'
import { RichTextField } from '../ui/rich-text/rich-text-field.tsx'
import type { FieldLook } from './drafts.ts'
import { isChoice, isMoment, isMoney } from './field-value.ts'
import classes from './form.module.css'
import { LinksControl } from './links-control.tsx'
import { MoneyControl } from './money-control.tsx'
import { searchTarget } from './search-target.ts'

type Props = {
  description: FieldLook & { readonly label: string }
  field: Field
  value: unknown
  onChange: (value: unknown) => void
  /** What is chosen rather than typed is meant at once; typing is over when the field is left or Enter pressed. */
  onCommit?: (value: unknown) => void
  onCancel?: () => void
  error?: string | undefined
  disabled?: boolean
  /** In a table the label stands in the head, and the name of the row tells whose field it is. */
  rowName?: string | undefined
  placeholder?: string
  isAsked?: boolean
  begins?: boolean
  hint?: string
}

/** The control of a field; which one follows from the field's kind in the contract. */
export function FieldControl(props: Props) {
  const { description, field, value, onChange, onCommit, isAsked = field.required } = props
  const hint = hintOf(props)
  const common = {
    ...named(props),
    ...(hint !== undefined && { placeholder: hint }),
    error: props.error,
    disabled: props.disabled ?? false,
    withAsterisk: isAsked,
    'data-autofocus': props.begins || undefined,
    description: props.hint,
  }
  const choose = (next: unknown) => {
    onChange(next)
    onCommit?.(next)
  }
  const typing = { onBlur: () => onCommit?.(value), onKeyDown: (event: KeyboardEvent) => onTypingKey(event, props) }
  if (description.as === 'scale')
    return <StepScale label={description.label} value={asNumber(value)} onChange={choose} disabled={common.disabled} />
  if (description.as === 'keys') return <KeysControl {...props} onChange={choose} />
  if (field.kind === 'boolean' && description.as === 'choice')
    return (
      <Select
        {...common}
        data={yesNo}
        allowDeselect={false}
        value={String(value === true)}
        onChange={(key) => choose(key === 'true')}
      />
    )
  if (description.choices !== undefined && field.kind === 'links')
    return (
      <SeveralOrNew
        {...common}
        {...makesOf(props)}
        data={description.choices}
        value={Array.isArray(value) ? value.filter(isChoice).map((choice) => choice.value) : []}
        onChange={choose}
      />
    )
  if (description.choices !== undefined && field.kind === 'link')
    return (
      <SelectOrNew
        {...common}
        {...makesOf(props)}
        data={description.choices}
        value={isChoice(value) ? value.value : null}
        onChange={choose}
        clearable={field.nullable}
        allowDeselect={field.nullable}
      />
    )
  if (description.choices !== undefined && field.kind === 'strings')
    return (
      <MultiSelect {...common} data={[...description.choices]} value={asStrings(value)} onChange={choose} clearable />
    )
  if (description.choices !== undefined)
    return (
      <Select
        {...common}
        data={[...description.choices]}
        // A text that has not been entered yet is no choice that could be cleared.
        value={value == null || value === '' ? null : String(value)}
        onChange={(key) => choose(key === null ? null : keyIn(field, key))}
        clearable={field.nullable && !isAsked}
        allowDeselect={field.nullable && !isAsked}
        searchable={field.kind !== 'boolean'}
      />
    )
  if (description.as === 'count')
    return (
      <CountField
        {...common}
        {...field.bounds}
        {...(field.words.unit !== undefined && { unit: field.words.unit })}
        value={asNumber(value)}
        onChange={onChange}
        onBlur={typing.onBlur}
      />
    )
  switch (field.kind) {
    case 'integer':
    case 'coordinate':
      return (
        <NumberInput
          {...common}
          {...typing}
          value={asNumber(value) ?? ''}
          allowDecimal={decimalsOf(field) > 0}
          decimalScale={decimalsOf(field)}
          onChange={(next) => onChange(typeof next === 'number' ? next : null)}
        />
      )
    case 'boolean': {
      const Control = description.as === 'box' ? Checkbox : Switch
      return (
        <Control
          {...named(props)}
          checked={value === true}
          description={props.hint}
          disabled={common.disabled}
          error={props.error}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
      )
    }
    case 'day':
      return <DateField {...common} value={typeof value === 'string' ? value : null} onChange={onChange} />
    case 'localTime': {
      const moment = isMoment(value) ? value : momentOf(null)
      if (description.as === 'time')
        return <TimeField {...common} value={moment.time} onChange={(time) => onChange({ ...moment, time })} />
      const word = typeof description.label === 'string' ? description.label : ''
      return (
        <div className={classes.moment}>
          <DateField {...common} value={moment.date} onChange={(date) => onChange({ ...moment, date })} />
          <TimeField
            label="um"
            aria-label={`${word} um`}
            disabled={common.disabled}
            value={moment.time}
            onChange={(time) => onChange({ ...moment, time })}
          />
        </div>
      )
    }
    case 'strings':
      return (
        <TagsInput
          {...common}
          value={asStrings(value)}
          onChange={choose}
          data={[...(description.known ?? [])]}
          error={anyTooLong(asStrings(value), field.bounds.max ?? 60) ?? props.error}
        />
      )
    case 'link':
      return (
        <LinkControl
          {...common}
          target={requiredTarget(props)}
          nullable={field.nullable}
          value={isChoice(value) ? value : null}
          onChange={choose}
        />
      )
    case 'links':
      return (
        <LinksControl
          {...common}
          target={requiredTarget(props)}
          value={Array.isArray(value) ? value.filter(isChoice) : []}
          onChange={choose}
        />
      )
    case 'money': {
      if (description.as === 'amount') {
        const { amount, currency } = isMoney(value) ? value : { amount: '', currency: description.currency ?? 'EUR' }
        return (
          <MoneyField
            {...common}
            currency={currencySign(currency)}
            value={parseAmount(amount)}
            onChange={(cents) => onChange(cents === null ? null : { amount: decimalAmount(cents), currency })}
          />
        )
      }
      return (
        <MoneyControl
          {...common}
          value={isMoney(value) ? value : null}
          onChange={onChange}
          onCommit={(next) => onCommit?.(next)}
          onKeyDown={typing.onKeyDown}
        />
      )
    }
    case 'richText':
      return (
        <RichTextField
          label={description.label}
          error={props.error}
          disabled={common.disabled}
          value={(value ?? null) as RichText | null}
          onChange={onChange}
          onBlur={() => onCommit?.(value)}
        />
      )
    default: {
      const written = typeof value === 'string' ? value : ''
      if (description.as === 'time')
        return <TimeField {...common} value={written || null} onChange={onChange} onBlur={typing.onBlur} />
      const text = {
        ...common,
        ...typing,
        value: written,
        error: (field.bounds.max === undefined ? undefined : tooLong(written, field.bounds.max)) ?? props.error,
        onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
        autoComplete: description.autoComplete,
      }
      if (description.as === 'secret') return <PasswordInput {...text} />
      return description.as === 'lines' ? (
        <MentionTextarea {...text} minRows={props.placeholder === undefined ? 3 : 1} />
      ) : (
        <TextInput {...text} />
      )
    }
  }
}

/** How finely a number is typed: whole, in hundredths of a percent, or as a place on the map. */
function decimalsOf({ kind, bounds: { step = 1 } }: Pick<Field, 'kind' | 'bounds'>): number {
  if (kind === 'coordinate') return 6
  return step < 1 ? Math.round(-Math.log10(step)) : 0
}

function keyIn({ kind }: Field, key: string): unknown {
  if (kind === 'boolean') return key === 'true'
  return kind === 'integer' ? Number(key) : key
}

const yesNo = [
  { value: 'true', label: 'Ja' },
  { value: 'false', label: 'Nein' },
]

function KeysControl({ description: { label, choices = [] }, value, onChange, error, disabled }: Props) {
  const id = useId()
  return (
    <>
      <div id={id} className={classes.keysLabel}>
        {label}
      </div>
      <SegmentedControl
        aria-labelledby={id}
        data={[...choices]}
        value={String(value ?? '')}
        onChange={onChange}
        disabled={disabled ?? false}
      />
      {error !== undefined && (
        <p role="alert" className={classes.problem}>
          {error}
        </p>
      )}
    </>
  )
}

/** Tags keep their field short: what is there needs no hint. */
function hintOf({ value, placeholder }: Props): string | undefined {
  return Array.isArray(value) && value.length > 0 ? undefined : placeholder
}

function named({ description: { label }, rowName }: Props): { label: string } | { 'aria-label': string } {
  return rowName === undefined ? { label } : { 'aria-label': `${label}: ${rowName}` }
}

/** Enter keeps, Escape drops; in several lines Enter is a line. */
function onTypingKey(event: KeyboardEvent, { onCommit, onCancel, value, description }: Props) {
  if (event.key === 'Enter' && description.as !== 'lines') onCommit?.(value)
  if (event.key === 'Escape' && onCancel !== undefined) {
    event.stopPropagation()
    onCancel()
  }
}

/** A person belongs to somebody, whom the form has to tell; all else is made as it is. */
function makesOf({
  description: { makes },
  field: { target },
}: Props): NonNullable<FieldLook['makes']> | typeof nothing {
  if (makes !== undefined) return makes
  const resource = target?.resource
  return isQuick(resource) && resource !== 'contacts' ? { resource, given: {} } : nothing
}
const nothing = { resource: null }

function requiredTarget({ description: { label, target }, field }: Props): Contract {
  const found = target ?? field.target?.contract
  if (found === undefined) throw new TypeError(`${label}: no target told`)
  return found
}

type LinkProps = Omit<Parameters<typeof Lookup>[0], 'resource' | 'searchKey' | 'search'> & {
  target: Contract
  nullable: boolean
}

function LinkControl({ target, nullable, ...props }: LinkProps) {
  return (
    <Lookup
      {...props}
      clearable={nullable}
      resource={lookupResource(target.name)}
      searchKey={[target.name, 'lookup', 'master-data']}
      search={(term, signal) => searchTarget(target, term, signal)}
    />
  )
}

function asNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

function asStrings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
