import { Button } from '@mantine/core'
import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { draftOf, type Item } from '../../../form/field-value.ts'
import { FormField } from '../../../form/form-field.tsx'
import type { ItemForm } from '../../../form/use-item-form.ts'
import { useSave } from '../../../lib/saving/use-save.ts'
import { Field } from '../../../ui/fields/form-group.tsx'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import type { ShownField } from '../kind.ts'
import { SavedField } from '../saved-field.tsx'
import { useGermanTexts } from './use-german-texts.ts'

/** The field by which a text in another language says which German one it translates (decision 185); of a German one there is none. */
export const translationOfName = 'translationOf'

/** What was chosen among the texts of one owner and kind is taken back with either. */
export function withoutTranslation(part: Readonly<Record<string, unknown>>): { [translationOfName]?: undefined } {
  const isOfKind = ['organisationFilter', 'provider', 'type', 'subType', 'locale'].some((name) => name in part)
  return isOfKind ? { [translationOfName]: undefined } : {}
}

/** In the form of a new text. */
export function TranslationOfField({ form }: { form: ItemForm<Contract> }) {
  const german = useGermanTexts(form.value)
  if (german === null) return null
  return (
    <>
      <FormField name={translationOfName} span={6} choices={german.choices} />
      <Proposed choice={german.proposed} onTake={(choice) => form.set({ [translationOfName]: choice })} />
    </>
  )
}

type Props = { contract: Contract; item: Item; description: ShownField; disabled: boolean }

/** On the page of a text; it saves itself. */
export function SavedTranslationOf({ contract, item, description, disabled }: Props) {
  const german = useGermanTexts((name) => draftOf(contract, { name }, item))
  const { save } = useSave(contract, item.id)
  if (german === null) return null
  const take = ({ value }: Choice) => save({ [translationOfName]: linkTo(contract.name, Number(value)) })
  return (
    <>
      <Field span={description.span ?? 4}>
        <SavedField
          contract={contract}
          item={item}
          description={{ ...description, choices: german.choices }}
          disabled={disabled}
        />
      </Field>
      {!disabled && <Proposed choice={german.proposed} onTake={take} />}
    </>
  )
}

/** One press instead of a choice, where only one is left to be translated. */
function Proposed({ choice, onTake }: { choice: Choice | null; onTake: (choice: Choice) => void }) {
  if (choice === null) return null
  return (
    <Field span={12}>
      <Button variant="default" size="compact-sm" fw={400} onClick={() => onTake(choice)}>
        Übersetzt „{choice.label}“
      </Button>
    </Field>
  )
}
