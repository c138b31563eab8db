import { orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ConceptDaysPanel } from '../features/concepts/concept-days-panel.tsx'
import classes from '../features/concepts/concept-frame.module.css'
import { ConceptFailure, ConceptFrame } from '../features/concepts/concept-frame.tsx'
import { OrderConceptFields } from '../features/concepts/order-concept-fields.tsx'
import { InlineForm } from '../form/form-frame.tsx'
import { useItemForm } from '../form/use-item-form.ts'
import { itemOf } from '../lib/api.ts'
import { LoadingRows } from '../ui/lists/list-state.tsx'

const route = getRouteApi('/shell/order_concepts/$id')

export function OrderConceptPage() {
  const { id } = route.useParams()
  return <OrderConceptView key={id} id={Number(id)} />
}

type OrderConcept = ItemOf<typeof orderConceptContract, 'order_concept_read'>

/** The page of an overall concept: what it is called, and its days (MD-09). */
function OrderConceptView({ id }: { id: number }) {
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
  const organisation = idOf(concept.organisationFilter)
  const form = useItemForm(orderConceptContract, {
    name: 'order-concept-page',
    title: concept.name,
    item: concept,
    what: { text: 'dieses Gesamtkonzept', table: 'order_concepts' },
    done: 'Erfolgreich gespeichert!',
    onSaved: () => undefined,
    onClose: () => undefined,
  })
  return (
    <ConceptFrame
      contract={orderConceptContract}
      id={concept.id}
      name={concept.name}
      tab="orders"
      removal="Seine Tageskonzepte bleiben erhalten, ebenso alle Reisen, die daraus entstanden sind."
    >
      <InlineForm form={form} className={classes.form} isPage>
        <OrderConceptFields form={form} organisation={organisation} />
      </InlineForm>
      <ConceptDaysPanel conceptId={concept.id} organisation={organisation} days={concept.days} />
    </ConceptFrame>
  )
}
