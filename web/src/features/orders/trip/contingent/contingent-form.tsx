import { type ContingentKind, multiBedSizes } from '@reisewerk/domain/orders/contingent-rules.ts'
import { idOf, type Link } from '@reisewerk/domain/wire.ts'
import { IconBed, IconShip } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { FormPanel } from '../../../../form/form-frame.tsx'
import { FormOf } from '../../../../form/form-of.tsx'
import { itemOf } from '../../../../lib/api.ts'
import { count } from '../../../../lib/format.ts'
import { useOptions } from '../../../../lib/options.ts'
import { ContingentConflict } from './contingent-conflict.tsx'
import { type CabinType, type Stored, sumsOf } from './contingent-draft.ts'
import { contingentContracts } from './contingent-rows.ts'
import { ContingentSection } from './contingent-section.tsx'
import { useContingentForm } from './use-contingent-form.ts'

type Props = {
  kind: ContingentKind
  id: number
  orderId: number
  organisation: Link
  onClose: () => void
}

const title = 'KONTINGENT (K) & BUCHUNGSSTAND (B)'
const icons = { hotel: IconBed, ferry: IconShip } as const
const sections = {
  hotel: [
    { label: 'Doppelzimmer', sizes: [2] },
    { label: 'Einzelzimmer', sizes: [1] },
    { label: 'Mehrbettzimmer', sizes: multiBedSizes },
  ],
  ferry: [
    { label: 'Doppelkabinen', sizes: [2] },
    { label: 'Einzelkabinen', sizes: [1] },
    { label: 'Mehrbettkabinen', sizes: multiBedSizes },
  ],
} as const

/** The whole hotel or ferry contingent beside the page; read anew, so that it begins where the trip stands (CAP-03). */
export default function ContingentForm({ kind, id, orderId, organisation, onClose }: Props) {
  const stored = useQuery({
    ...itemOf<(typeof contingentContracts)[ContingentKind]>(contingentContracts[kind], id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })
  const types = useOptions('cabin_type', idOf(organisation)).all.filter(({ isActive }) => isActive)
  const isRead = !stored.isPlaceholderData && stored.isFetchedAfterMount
  return (
    <FormOf
      title={title}
      query={{ ...stored, data: isRead ? stored.data : undefined }}
      failed="Das Kontingent konnte nicht geladen werden!"
      onClose={onClose}
    >
      {(data) => <Fields kind={kind} stored={data} orderId={orderId} types={types} onClose={onClose} />}
    </FormOf>
  )
}

const kindWords = { hotel: 'Hotel', ferry: 'Fähre' } as const

type FieldsProps = Pick<Props, 'kind' | 'orderId' | 'onClose'> & { stored: Stored; types: readonly CabinType[] }

function Fields({ kind, stored, orderId, types, onClose }: FieldsProps) {
  const contingent = useContingentForm(kind, title, stored, orderId, onClose)
  const { form, draft, theirs } = contingent
  const { pax } = sumsOf(draft)
  const Icon = icons[kind]
  return (
    <FormPanel
      form={form}
      icon={<Icon size={16} stroke={1.7} color={`var(--rw-${kind}-ink)`} aria-label={kindWords[kind]} role="img" />}
      action="Aktualisieren"
      missing={theirs === null ? null : ''}
      hint={`${kindWords[kind]} Pax: ${count(pax.asked)} Kontingent, ${count(pax.reserved)} Buchungsstand`}
      onSave={contingent.save}
    >
      {theirs !== null && <ContingentConflict kind={kind} form={contingent} types={types} theirs={theirs} />}
      {sections[kind].map((section) => (
        <ContingentSection key={section.label} kind={kind} {...section} form={contingent} types={types} />
      ))}
    </FormPanel>
  )
}
