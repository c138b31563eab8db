import { destinationContract } from '@reisewerk/domain/geography/geography.contract.ts'
import { conditionTypes, setConditionContract } from '@reisewerk/domain/offers/conditions/condition.contract.ts'
import { conditionSetContract } from '@reisewerk/domain/offers/conditions/condition-set.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { IconListCheck } from '@tabler/icons-react'
import { counted } from '../../../lib/format.ts'
import { ChildTable } from '../child-table.tsx'
import { describe } from '../kind.ts'

const types = Object.entries(conditionTypes)
  .map(([value, { label }]) => ({ value, label }))
  .filter(({ value }) => value !== 'date')

/** What an agency applies to an offer by a click (OFFER-03); its conditions stand on its page. */
export const conditionSetKind = describe(conditionSetContract, {
  name: 'condition_sets',
  icon: IconListCheck,
  newLabel: 'Neuer Satz von Konditionen',
  retiredBy: 'isRetired',
  defaultSort: 'name',
  searchHint: 'Name …',
  listGroups: ['destination_read'],
  itemGroups: ['destination_read'],
  titleOf: ({ name }) => name,
  columns: [
    { name: 'name' },
    {
      label: 'Für',
      width: 300,
      quiet: true,
      show: ({ destination, minDays, maxDays }) =>
        [destination?.name, minDays && `ab ${minDays} Tagen`, maxDays && `bis ${maxDays} Tage`]
          .filter(Boolean)
          .join(', '),
    },
    {
      name: 'conditions',
      width: 160,
      align: 'right',
      quiet: true,
      show: ({ conditions }) => counted(conditions.length, ['Kondition', 'Konditionen']),
    },
  ],
  filters: [{ name: 'destination.id', target: destinationContract }],
  groups: [
    { title: 'Satz', fields: [{ name: 'name', span: 12 }] },
    {
      title: 'Für welche Reisen',
      fields: [
        { name: 'category', span: 4 },
        { name: 'minDays', span: 2 },
        { name: 'maxDays', span: 2 },
        { name: 'destination', span: 4, target: destinationContract },
      ],
    },
  ],
  panels: (set) => (
    <ChildTable
      title="Konditionen"
      hint="Kategorien sind Angebotsoption, Stornokosten, Zahlungen, Konditionen und eigene"
      contract={setConditionContract}
      filter={{ 'conditionSet.id': set.id }}
      parent={{ conditionSet: linkTo('condition_sets', set.id) }}
      fields={[
        { name: 'category', label: 'Kategorie', width: 150 },
        { name: 'type', label: 'Art', width: 180, choices: types },
        { name: 'days', label: 'Tage vorher', width: 100 },
        { name: 'afterDays', label: 'Tage danach', width: 100 },
        { name: 'deadlineText', label: 'Frist', width: 170 },
        { name: 'conditionText', label: 'Text' },
        { name: 'subcategory', label: 'Gruppe', width: 120 },
        { name: '_sort', label: 'Nr.', width: 70 },
      ]}
      addLabel="Kondition hinzufügen"
      nameOf={({ category, conditionText }) => `${category}: ${conditionText}`}
      empty="Noch keine Kondition."
    />
  ),
})
