import { dayConceptContract } from '@reisewerk/domain/concepts/day-concept.contract.ts'
import { orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useQueryClient } from '@tanstack/react-query'
import { update } from '../../lib/api.ts'
import { counted } from '../../lib/format.ts'
import { ApiError } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { Lookup } from '../../ui/fields/lookup.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { MovableRows } from '../../ui/lists/movable-rows.tsx'
import table from '../../ui/lists/table.module.css'
import { useArranged } from '../../ui/lists/use-arranged.ts'
import { notice } from '../../ui/notices/notice.tsx'
import { useAttempt } from '../../ui/notices/use-attempt.ts'
import { dayConceptsOf } from './api.ts'
import { type ConceptDay, ConceptDayLine } from './concept-day-line.tsx'
import classes from './concept-frame.module.css'

type Props = { conceptId: number; organisation: number; days: readonly ConceptDay[] }

/** The days of an overall concept: added, taken out, put in their order by mouse and by keyboard (MD-09). */
export function ConceptDaysPanel({ conceptId, organisation, days }: Props) {
  const { shown, arrange, move } = useDaysOfConcept(conceptId, days)
  const hide = useHideDay()

  return (
    <Panel title="Tage" hint={counted(shown.length, ['Tag', 'Tage'])} flush>
      <MovableRows onMove={(from, to) => void move(from, to)}>
        <table className={table.table} aria-label="Tage des Konzepts">
          <colgroup>
            <col width={60} />
            <col />
            <col />
            <col width={80} />
            <col width={140} />
          </colgroup>
          <thead>
            <tr>
              {['Tag', 'Tageskonzept', 'Untertitel'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col" className={table.number}>
                Km
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {shown.map((day, index) => (
              <ConceptDayLine
                key={`${index} ${day.id}`}
                day={day}
                index={index}
                last={shown.length - 1}
                onMove={(to) => void move(index, to)}
                onHide={() => void hide(day)}
                onRemove={() => void arrange(shown.filter((_, at) => at !== index))}
              />
            ))}
          </tbody>
        </table>
      </MovableRows>
      <div className={classes.adding}>
        <Lookup
          className={classes.lookup}
          aria-label="Tageskonzept hinzufügen"
          placeholder="Tageskonzept hinzufügen …"
          value={null}
          onChange={(choice) =>
            choice !== null &&
            void arrange([
              ...shown,
              { id: Number(choice.value), name: choice.label, subtitle: '', distance: null, isHidden: false },
            ])
          }
          resource="day_concepts"
          searchKey={['day_concepts', 'lookup', 'all', organisation]}
          search={dayConceptsOf(organisation)}
        />
      </div>
    </Panel>
  )
}

/** The days of a concept as chosen and put in order by hand. */
function useDaysOfConcept(conceptId: number, days: readonly ConceptDay[]) {
  const attempt = useAttempt(orderConceptContract.name)
  return useArranged(days, (next) => {
    const work = () =>
      update(orderConceptContract, conceptId, { days: next.map(({ id }) => linkTo('day_concepts', id)) })
    return attempt(work, 'Die Tage des Konzepts konnten nicht gespeichert werden! Server Error!')
  })
}

/** An inactive day concept is no longer offered; the overall concepts that hold it keep it. */
function useHideDay() {
  const client = useQueryClient()
  return async ({ id, isHidden }: ConceptDay) => {
    try {
      await update(dayConceptContract, id, { isHidden: !isHidden })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.bad('Das Tageskonzept konnte nicht gespeichert werden! Server Error!', error.message)
      return
    }
    for (const resource of [orderConceptContract.name, dayConceptContract.name]) {
      void client.invalidateQueries({ queryKey: keys.resource(resource) })
    }
  }
}
