import { Button } from '@mantine/core'
import { type ContingentKind, multiBedSizes } from '@reisewerk/domain/orders/contingent-rules.ts'
import { IconBed, IconShip } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { itemOf } from '../../../../lib/api.ts'
import { count } from '../../../../lib/format.ts'
import { SidePanel, SidePanelBody, SidePanelFoot } from '../../../../ui/dialogs/side-panel.tsx'
import { ErrorState, LoadingRows } from '../../../../ui/lists/list-state.tsx'
import { type CabinType, useCabinTypes } from './cabin-types.ts'
import { ContingentConflict } from './contingent-conflict.tsx'
import { type Stored, sumsOf } from './contingent-draft.ts'
import { ContingentSection } from './contingent-section.tsx'
import { contingentContracts, useContingentForm } from './use-contingent-form.ts'

type Props = {
  kind: ContingentKind
  id: number
  orderId: number
  organisation: string
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
  // Read once: what comes later must not disturb who types.
  const stored = useQuery({
    ...itemOf<(typeof contingentContracts)[ContingentKind]>(contingentContracts[kind], id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })
  const types = useCabinTypes(organisation)
  const [isDirty, setDirty] = useState(false)
  const Icon = icons[kind]

  return (
    <SidePanel
      title={title}
      icon={<Icon size={16} stroke={1.7} color={`var(--rw-${kind}-ink)`} aria-label={kindWords[kind]} role="img" />}
      isChanged={isDirty}
      onClose={onClose}
    >
      {stored.isError && (
        <ErrorState text="Das Kontingent konnte nicht geladen werden!" onRetry={() => void stored.refetch()} />
      )}
      {stored.isPending && <LoadingRows rows={8} />}
      {stored.data !== undefined && !stored.isPlaceholderData && stored.isFetchedAfterMount && (
        <Fields kind={kind} stored={stored.data} orderId={orderId} types={types} onDirty={setDirty} onClose={onClose} />
      )}
    </SidePanel>
  )
}

const kindWords = { hotel: 'Hotel', ferry: 'Fähre' } as const

type FieldsProps = Pick<Props, 'kind' | 'orderId' | 'onClose'> & {
  stored: Stored
  types: readonly CabinType[]
  onDirty: (isDirty: boolean) => void
}

function Fields({ kind, stored, orderId, types, onDirty, onClose }: FieldsProps) {
  const form = useContingentForm(kind, stored, orderId, onClose)
  const { pax } = sumsOf(form.draft)
  return (
    <form
      noValidate
      onChange={() => onDirty(true)}
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      <SidePanelBody>
        {form.theirs !== null && <ContingentConflict kind={kind} form={form} types={types} theirs={form.theirs} />}
        {sections[kind].map((section) => (
          <ContingentSection key={section.label} kind={kind} {...section} form={form} types={types} onDirty={onDirty} />
        ))}
      </SidePanelBody>
      <SidePanelFoot
        hint={`${kindWords[kind]} Pax: ${count(pax.asked)} Kontingent, ${count(pax.reserved)} Buchungsstand`}
      >
        <Button variant="default" onClick={onClose}>
          Abbrechen
        </Button>
        <Button type="submit" loading={form.isSaving} disabled={form.theirs !== null}>
          Aktualisieren
        </Button>
      </SidePanelFoot>
    </form>
  )
}
