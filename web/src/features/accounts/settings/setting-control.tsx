import { Checkbox, NumberInput, Select, Switch, TagsInput, Textarea, TextInput } from '@mantine/core'
import type { SettingField } from '@reisewerk/domain/accounts/setting-fields.contract.ts'
import { useState } from 'react'
import { useLeaving } from '../../../lib/saving/use-leaving.ts'
import { useOpenForm } from '../../../ui/dialogs/open-forms.ts'
import classes from './settings.module.css'

type Props = {
  field: SettingField
  value: unknown
  problem: string | undefined
  onSave: (value: unknown) => void
}

export function SettingControl({ field, value, problem, onSave }: Props) {
  const { control, title } = field
  switch (control.kind) {
    case 'toggle':
      return (
        <Switch aria-label={title} checked={value === true} onChange={(event) => onSave(event.currentTarget.checked)} />
      )
    case 'number':
      return <NumberControl title={title} value={Number(value)} problem={problem} onSave={onSave} />
    case 'text':
      return (
        <TextControl title={title} isLong={control.isLong} value={String(value)} problem={problem} onSave={onSave} />
      )
    case 'one':
      return (
        <Select
          aria-label={title}
          className={classes.select}
          data={control.choices.map(({ key, label }) => ({ value: key, label }))}
          value={String(value)}
          allowDeselect={false}
          error={problem}
          onChange={onSave}
        />
      )
    case 'many':
      return (
        <ManyControl
          title={title}
          choices={control.choices}
          // The schema says that this switch is a list of keys.
          value={value as readonly string[]}
          onSave={onSave}
        />
      )
    case 'texts':
      return (
        <TagsInput
          aria-label={title}
          className={classes.texts}
          value={[...(value as readonly string[])]}
          placeholder="Eingeben und Enter"
          error={problem}
          onChange={onSave}
        />
      )
  }
}

type TypedProps<Value> = { title: string; value: Value; problem: string | undefined; onSave: (value: Value) => void }

function NumberControl({ title, ...saved }: TypedProps<number>) {
  const { shown, type, leave } = useTyped(saved, (typed) => typeof typed === 'number')
  return (
    <NumberInput
      aria-label={title}
      className={classes.number}
      value={shown}
      allowDecimal={false}
      allowNegative={false}
      thousandSeparator="."
      error={saved.problem}
      onChange={type}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  )
}

function TextControl({ title, isLong, ...saved }: TypedProps<string> & { isLong: boolean }) {
  const { shown, type, leave } = useTyped(saved, (typed) => typeof typed === 'string')
  if (isLong) {
    return (
      <Textarea
        aria-label={title}
        className={classes.texts}
        value={shown}
        autosize
        minRows={2}
        maxRows={10}
        error={saved.problem}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
      />
    )
  }
  return (
    <TextInput
      aria-label={title}
      className={classes.texts}
      value={shown}
      error={saved.problem}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  )
}

/**
 * Saved when the field is left, not at every letter; what was refused stays to be mended.
 * @param isWhole whether it can be saved: an emptied number cannot
 */
function useTyped<Value extends string | number>(
  { value, problem, onSave }: Omit<TypedProps<Value>, 'title'>,
  isWhole: (typed: string | number) => typed is Value,
) {
  const [typed, type] = useState<string | number | null>(null)
  const shown = typed ?? value
  // The browser's 'back' and a reload leave no field.
  useLeaving(leave)
  useOpenForm({ isChanged: () => problem !== undefined && shown !== value })

  function leave() {
    if (!isWhole(shown)) type(null)
    else if (shown !== value) onSave(shown)
    else if (problem === undefined) type(null)
  }

  return { shown, type, leave }
}

type ManyProps = {
  title: string
  choices: readonly { key: string; label: string }[]
  value: readonly string[]
  onSave: (value: string[]) => void
}

function ManyControl({ title, choices, value, onSave }: ManyProps) {
  return (
    <fieldset className={classes.many} aria-label={title}>
      {choices.map(({ key, label }) => (
        <Checkbox
          key={key}
          label={label}
          checked={value.includes(key)}
          onChange={(event) => {
            const chosen = event.currentTarget.checked ? [...value, key] : value.filter((other) => other !== key)
            // In the order of the list, however they were ticked.
            onSave(choices.map((choice) => choice.key).filter((one) => chosen.includes(one)))
          }}
        />
      ))}
    </fieldset>
  )
}
