import { Checkbox, NumberInput, Select, Switch, TagsInput, TextInput } from '@mantine/core'
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
      return <TextControl title={title} value={String(value)} problem={problem} onSave={onSave} />
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

type NumberProps = { title: string; value: number; problem: string | undefined; onSave: (value: number) => void }

/** Saved when the field is left, not at every digit; a refused number stays to be mended. */
function NumberControl({ title, value, problem, onSave }: NumberProps) {
  const [typed, setTyped] = useState<string | number | null>(null)
  const shown = typed ?? value
  // The browser's 'back' and a reload leave no field.
  useLeaving(leave)
  useOpenForm({ isChanged: () => problem !== undefined && shown !== value })

  function leave() {
    if (typeof shown !== 'number') setTyped(null)
    else if (shown !== value) onSave(shown)
    if (problem === undefined && shown === value) setTyped(null)
  }

  return (
    <NumberInput
      aria-label={title}
      className={classes.number}
      value={shown}
      allowDecimal={false}
      allowNegative={false}
      thousandSeparator="."
      error={problem}
      onChange={setTyped}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  )
}

type TextProps = { title: string; value: string; problem: string | undefined; onSave: (value: string) => void }

/** Saved when the field is left; what was refused stays to be mended. */
function TextControl({ title, value, problem, onSave }: TextProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? value
  useLeaving(leave)
  useOpenForm({ isChanged: () => problem !== undefined && shown !== value })

  function leave() {
    if (shown !== value) onSave(shown)
    else if (problem === undefined) setTyped(null)
  }

  return (
    <TextInput
      aria-label={title}
      className={classes.texts}
      value={shown}
      error={problem}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  )
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
