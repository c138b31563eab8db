import { TextInput } from '@mantine/core'
import { type DocumentType, documentTypes } from '@reisewerk/domain/files/document.contract.ts'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { count } from '../../lib/format.ts'
import pill from '../../ui/lists/pill.module.css'
import type { FiledDocument } from './api.ts'
import classes from './documents.module.css'

export type DocumentSearch = { type: DocumentType | null; text: string }

/** Documents of a type, and those whose name or provider holds what is sought. */
export function foundDocuments(items: readonly FiledDocument[], { type, text }: DocumentSearch): FiledDocument[] {
  const sought = text.trim().toLocaleLowerCase('de')
  const isSought = ({ name, provider }: FiledDocument) =>
    `${name} ${provider?.name ?? ''}`.toLocaleLowerCase('de').includes(sought)
  return items.filter((document) => (type === null || document.type === type) && isSought(document))
}

type Props = {
  items: readonly FiledDocument[]
  search: DocumentSearch
  onSearch: (patch: Partial<DocumentSearch>) => void
  children?: ReactNode
}

/** The types there are, each with its number, and a search by name or provider. */
export function DocumentFilter({ items, search, onSearch, children }: Props) {
  const types = (Object.keys(documentTypes) as DocumentType[]) // the keys of this table
    .map((type) => ({ type, label: documentTypes[type].label, count: items.filter((one) => one.type === type).length }))
    .filter((one) => one.count > 0 || one.type === search.type)
  return (
    <search className={classes.tools}>
      {[{ type: null, label: 'Alle', count: items.length }, ...types].map((one) => (
        <button
          key={one.label}
          type="button"
          className={pill.pill}
          aria-pressed={one.type === search.type}
          onClick={() => onSearch({ type: one.type })}
        >
          {one.label} <span>{count(one.count)}</span>
        </button>
      ))}
      <TextInput
        size="xs"
        className={classes.search}
        aria-label="Dokumente durchsuchen"
        placeholder="Name, Leistungsträger …"
        leftSection={<IconSearch size={14} aria-hidden />}
        value={search.text}
        onChange={(event) => onSearch({ text: event.currentTarget.value })}
      />
      {children}
    </search>
  )
}
