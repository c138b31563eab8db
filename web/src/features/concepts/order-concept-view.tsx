import { orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { itemOf, update } from '../../lib/api.ts'
import { LoadingRows } from '../../ui/list-state.tsx'
import { ConceptDaysPanel } from './concept-days-panel.tsx'
import { ConceptFailure } from './concept-failure.tsx'
import { ConceptFormFoot } from './concept-form-foot.tsx'
import classes from './concept-frame.module.css'
import { ConceptFrame } from './concept-frame.tsx'
import { bodyOfFields, type ConceptDraft, OrderConceptFields } from './order-concept-fields.tsx'
import { useConceptForm } from './use-concept-form.ts'

type OrderConcept = ItemOf<typeof orderConceptContract, 'order_concept_read'>

/** The page of an overall concept: what it is called, and its days (MD-09). */
export function OrderConceptView({ id }: { id: number }) {
  const concept = useQuery(itemOf(orderConceptContract, id, ['order_concept_read']))
  if (concept.isPending) return <LoadingRows rows={8} />
  if (concept.data === undefined) {
    return (
      <ConceptFailure error={concept.error} title={orderConceptContract.title} onRetry={() => void concept.refetch()} />
    )
  }
  return <LoadedConcept concept={concept.data} />
}

function LoadedConcept({ concept }: { concept: OrderConcept }) {
  const stored = draftOf(concept)
  const form = useConceptForm('order_concepts', stored, (changed) => {
    // The house is fixed once the concept exists.
    const { organisationFilter: _, ...body } = bodyOfFields({ ...stored, ...changed })
    const isChanged = ([name]: [string, unknown]) => name in changed
    return update(orderConceptContract, concept.id, Object.fromEntries(Object.entries(body).filter(isChanged)))
  })
  return (
    <ConceptFrame
      contract={orderConceptContract}
      id={concept.id}
      name={concept.name}
      tab="orders"
      removal="Seine Tageskonzepte bleiben erhalten, ebenso alle Reisen, die daraus entstanden sind."
    >
      <form className={classes.form} onSubmit={(event) => void form.submit(event)} noValidate>
        <OrderConceptFields draft={form.draft} onChange={form.change} errorOf={form.errorOf} isStored />
        <ConceptFormFoot form={form} />
      </form>
      <ConceptDaysPanel conceptId={concept.id} organisation={idOf(concept.organisationFilter)} days={concept.days} />
    </ConceptFrame>
  )
}

function draftOf(concept: OrderConcept): ConceptDraft {
  return {
    name: concept.name,
    organisation: String(idOf(concept.organisationFilter)),
    category: concept.category,
    catalogPage: concept.catalogPage === null ? '' : String(concept.catalogPage),
    years: concept.years.map(String),
    tags: [...concept.tags],
    traitTags: [...concept.traitTags],
    destinations: concept.destinations.map(({ id }) => String(id)),
    importChecked: concept.importChecked,
  }
}
