import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useState } from 'react'
import { useSession } from '../lib/session.ts'
import { tooLong } from '../ui/fields/too-long.ts'
import classes from './saved-views.module.css'

type Entered = { name: string; isShared: boolean; organisationFilter: string }

type Props = { onSubmit: (entered: Entered, refuseName: (message: string) => void) => Promise<void> }

/** Name of a new view, and with whom it is shared. */
export function SavedViewForm({ onSubmit }: Props) {
  const { organisations } = useSession()
  const [name, setName] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [isShared, setShared] = useState(false)
  const [organisation, setOrganisation] = useState(String(organisations[0]?.id ?? ''))
  const chosen = organisations.find(({ id }) => String(id) === organisation)
  const long = tooLong(name, 60)
  const isNamed = name.trim() !== '' && long === undefined
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        const organisationFilter = linkTo('organisations', Number(organisation))
        if (isNamed) void onSubmit({ name: name.trim(), isShared, organisationFilter }, setRefusal)
      }}
    >
      <TextInput
        label="Name der Ansicht"
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value)
          setRefusal(undefined)
        }}
        error={long ?? refusal}
        data-autofocus
        // The form may come later than the window around it has looked for its first field.
        autoFocus
      />
      <Checkbox
        label={`Mit allen in ${chosen?.name ?? 'der Organisation'} teilen`}
        checked={isShared}
        onChange={(event) => setShared(event.currentTarget.checked)}
      />
      {isShared && organisations.length > 1 && (
        <Select
          label="Organisation"
          data={organisations.map(({ id, name: label }) => ({ value: String(id), label }))}
          value={organisation}
          allowDeselect={false}
          onChange={(id) => setOrganisation(id ?? organisation)}
          comboboxProps={{ withinPortal: false }}
        />
      )}
      <p className={classes.hint}>Gesichert werden Filter, Suche, Sortierung und Spalten.</p>
      <Button type="submit" disabled={!isNamed}>
        Sichern
      </Button>
    </form>
  )
}
