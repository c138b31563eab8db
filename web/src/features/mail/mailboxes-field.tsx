import { TagsInput } from '@mantine/core'
import { contactRoles } from '@reisewerk/domain/accounts/options.ts'
import { isMailAddress, type Mailbox } from '@reisewerk/domain/mail/email.contract.ts'
import type { MailContact } from '@reisewerk/domain/mail/letter.contract.ts'
import { typedMailboxes } from '@reisewerk/domain/mail/typed-mailboxes.ts'
import { useState } from 'react'

type Props = {
  label: string
  value: readonly Mailbox[]
  onChange: (value: Mailbox[]) => void
  contacts: readonly MailContact[]
  error?: string | undefined
  required?: boolean
  autoFocus?: boolean
}

/** Recipients: chosen from the people around the trip, or typed. */
export function MailboxesField({ value, onChange, contacts, error, required = false, ...input }: Props) {
  const [typed, setTyped] = useState('')
  const [isListOpen, setListOpen] = useState(false)
  const taken = new Set(value.map(({ address }) => address))
  const groups = Map.groupBy(
    contacts.filter(({ address }) => !taken.has(address)),
    groupOf,
  )
  const take = (texts: readonly string[]) =>
    onChange(texts.flatMap((text) => mailboxesOf(text, [...value, ...contacts])))

  function type(text: string) {
    // A comma before an address belongs to a name.
    const isDone = /@.*[,;]\s*$/.test(text)
    setTyped(isDone ? '' : text)
    if (text !== '') setListOpen(true)
    if (isDone) take([...value.map(shown), text])
  }

  return (
    <TagsInput
      {...input}
      required={required}
      withAsterisk={false}
      value={value.map(shown)}
      data={[...groups].map(([group, items]) => ({ group, items: items.map(shown) }))}
      onChange={take}
      searchValue={typed}
      onSearchChange={type}
      // By hand: a mail begins here, and the list would lie over its other fields.
      openOnFocus={false}
      dropdownOpened={isListOpen}
      onDropdownOpen={() => setListOpen(true)}
      onDropdownClose={() => setListOpen(false)}
      onClick={() => setListOpen(true)}
      splitChars={[';']}
      acceptValueOnBlur
      maxDropdownHeight={280}
      comboboxProps={{ withinPortal: true }}
      error={error ?? wrongAddress(value)}
    />
  )
}

function groupOf({ group, label }: MailContact): string {
  if (group === 'trip')
    return Object.hasOwn(contactRoles, label) ? contactRoles[label as keyof typeof contactRoles].label : label
  if (group === 'client') return `Kunde: ${label}`
  return group === 'agency' ? `Agentur: ${label}` : `Leistungsträger: ${label}`
}

function shown({ name, address }: Pick<Mailbox, 'name' | 'address'>): string {
  return name === '' ? address : `${name} <${address}>`
}

function mailboxesOf(text: string, known: readonly Pick<Mailbox, 'name' | 'address'>[]): Mailbox[] {
  const found = known.find((one) => shown(one) === text)
  return found === undefined ? typedMailboxes(text) : [{ name: found.name, address: found.address }]
}

function wrongAddress(value: readonly Mailbox[]): string | undefined {
  const wrong = value.filter(({ address }) => !isMailAddress(address)).map(({ address }) => `„${address}“`)
  const last = wrong.pop()
  if (last === undefined) return undefined
  return wrong.length === 0
    ? `${last} ist keine E-Mail-Adresse`
    : `${wrong.join(', ')} und ${last} sind keine E-Mail-Adressen`
}
