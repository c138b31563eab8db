import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { useQueries } from '@tanstack/react-query'
import { contractField, type Item, isChoice } from '../../form/field-value.ts'
import { FormField } from '../../form/form-field.tsx'
import { FormPanel } from '../../form/form-frame.tsx'
import { useItemForm } from '../../form/use-item-form.ts'
import { useSession } from '../../lib/session.ts'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { settingsOf } from '../accounts/api.ts'
import { useHouses } from './houses.tsx'
import type { FieldDescription, Kind } from './kind.ts'
import { SeemsThere } from './merging/seems-there.tsx'
import { isPosition, PositionField } from './position/position-field.tsx'
import { TranslationOfField, translationOfName, withoutTranslation } from './translation-of/translation-of-field.tsx'

type Props = { kind: Kind; onClose: () => void; onCreated: (item: Item) => void }

/** The form for a new entry, beside the list. A refusal stands at its fields and leaves all that was typed. */
export function NewItem({ kind, onClose, onCreated }: Props) {
  const houses = useHouses(kind)
  const localeIn = useLocales(kind)
  const form = useItemForm<Contract>(kind.contract, {
    name: 'master-data',
    title: kind.newLabel,
    item: null,
    // What the form shows is what it says, whatever the entry names.
    begins: {
      ...(houses[0] !== undefined && { organisationFilter: houses[0] }),
      ...kind.begins,
      ...localeIn(houses[0]?.value),
    },
    follow: (part) => ({
      ...(isChoice(part.organisationFilter) && localeIn(part.organisationFilter.value)),
      ...(translationOfName in kind.contract.fields && withoutTranslation(part)),
    }),
    looks: Object.fromEntries(kind.groups.flatMap((group) => group.fields).map((field) => [field.name, field])),
    done: 'Erfolgreich gespeichert!',
    onSaved: (item) => onCreated(item as Item), // an item of this kind
    onClose,
  })
  const isShown = ({ name, later }: FieldDescription) =>
    later !== true && contractField(kind.contract, name).write !== 'never'
  return (
    <FormPanel form={form} hint={kind.lackIn?.(form.value)} icon={<kind.icon size={16} stroke={1.7} aria-hidden />}>
      <SeemsThere kind={kind} value={form.value} />
      {houses.length > 0 && (
        <FormGroup title="Organisation" namesField>
          <FormField name="organisationFilter" label="Organisation" choices={houses} />
        </FormGroup>
      )}
      {kind.groups.map((group) => {
        const shown = group.fields.filter(isShown)
        if (shown.length === 0) return null
        return (
          <FormGroup
            key={group.title}
            title={group.title}
            namesField={shown.every(({ label }) => label === group.title)}
          >
            {isPosition(shown) ? (
              <PositionField form={form} />
            ) : (
              shown.map(({ name, as, span, whenNew }) =>
                name === translationOfName ? (
                  <TranslationOfField key={name} form={form} />
                ) : (
                  <FormField
                    key={name}
                    name={name}
                    span={as === 'scale' || name === 'name' || span === 12 ? 12 : 6}
                    {...(whenNew !== undefined && { placeholder: whenNew })}
                  />
                ),
              )
            )}
          </FormGroup>
        )
      })}
    </FormPanel>
  )
}

/** What a house writes in its own language unless told: its templates (MD-08). @returns the language by the house's id */
function useLocales({ contract: { fields } }: Kind): (house: string | undefined) => { locale?: string } {
  const { organisations } = useSession()
  const isWritten = fields.locale !== undefined && fields.organisationFilter !== undefined
  const settings = useQueries({
    queries: isWritten ? organisations.map(({ id }) => settingsOf(id)) : [],
  })
  return (house = String(organisations[0]?.id)) => {
    const data = settings[organisations.findIndex(({ id }) => String(id) === house)]?.data
    return data === undefined ? {} : { locale: data.general.defaultLocale }
  }
}
