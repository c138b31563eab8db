import { TagsInput } from '@mantine/core'
import { contactRoles } from '@reisewerk/domain/accounts/options.ts'
import { isMailAddress, type Mailbox } from '@reisewerk/domain/mail/email.contract.ts'
import type { MailContact } from '@reisewerk/domain/mail/letter.contract.ts'

type Props = {
  label: string
  value: readonly Mailbox[]
  onChange: (value: Mailbox[]) => void
  contacts: readonly MailContact[]
  error?: string | undefined
  required?: boolean
}

/** Recipients: chosen from the people around the trip, or typed. */
export function MailboxesField({ label, value, onChange, contacts, error, required = false }: Props) {
  const taken = new Set(value.map(({ address }) => address))
  const groups = Map.groupBy(
    contacts.filter(({ address }) => !taken.has(address)),
    groupOf,
  )
  return (
    <TagsInput
      label={label}
      required={required}
      withAsterisk={false}
      value={value.map(shown)}
      data={[...groups].map(([group, items]) => ({ group, items: items.map(shown) }))}
      onChange={(texts) => onChange(texts.map((text) => mailboxOf(text, [...value, ...contacts])))}
      splitChars={[',', ';']}
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

function mailboxOf(text: string, known: readonly Pick<Mailbox, 'name' | 'address'>[]): Mailbox {
  const found = known.find((one) => shown(one) === text)
  if (found !== undefined) return { name: found.name, address: found.address }
  const [, name = '', address = text] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(text) ?? []
  return { name: name.replaceAll('"', ''), address: address.trim() }
}

function wrongAddress(value: readonly Mailbox[]): string | undefined {
  const wrong = value.find(({ address }) => !isMailAddress(address))
  return wrong === undefined ? undefined : `„${wrong.address}“ ist keine E-Mail-Adresse`
}
