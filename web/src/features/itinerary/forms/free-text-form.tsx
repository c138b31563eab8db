import { freeTextItemContract } from '@reisewerk/domain/itinerary/placeholder.contract.ts'
import { predefinedFreeTextItemContract } from '@reisewerk/domain/partners/route-library.contract.ts'
import { plainTextOf } from '@reisewerk/domain/rich-text.ts'
import { useState } from 'react'
import { fieldOf } from '../../../form/form-field.tsx'
import { useNamedChoice } from '../../../form/use-named-choice.ts'
import { FormGroup } from '../../../ui/fields/form-group.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import { type PredefinedText, PredefinedTextPicker } from '../../partners/catalogue-picker.tsx'
import { choiceOf } from '../plan/service-draft.ts'
import { ServiceForm, ServiceTranslations } from './service-form.tsx'
import { useClockForm } from './use-clock-form.ts'
import type { FormProps } from './use-service-form.ts'

const TextField = fieldOf<typeof freeTextItemContract>()

/** A note in the day plan, of the agency's own words or a predefined one (PLACE-07). */
export function FreeTextForm(props: FormProps<'free'>) {
  const of = useClockForm(freeTextItemContract, props)
  const { value, set } = of.form
  const predefined = useNamedChoice(predefinedFreeTextItemContract, value('predefinedFreeTextItem'))
  // The editor reads its text when it opens.
  const [chosen, setChosen] = useState(0)

  function choose(text: PredefinedText | null) {
    if (text === null) return set({ predefinedFreeTextItem: null })
    const timeOfDay = text.timeOfDay ?? value('timeOfDay')
    const { translations } = text
    set({ predefinedFreeTextItem: choiceOf(text), text: text.text, translations, timeOfDay })
    setChosen(chosen + 1)
  }

  const isEmpty = plainTextOf(value('text')) === ''
  return (
    <ServiceForm of={of} missing={isEmpty ? 'Bitte einen Text eingeben' : null} descriptions="none">
      <FormGroup title="Freitext" action={<ServiceTranslations service={props.service} names={['text']} />}>
        <TextField name="predefinedFreeTextItem" span={8}>
          {(control) => (
            <PredefinedTextPicker {...control} placeholder="eigener Text" value={predefined} onChange={choose} />
          )}
        </TextField>
        <TextField name="timeOfDay" as="time" span={4} />
        <TextField name="text">
          {({ label, error, value, onChange }) => (
            <RichTextField key={chosen} autoFocus label={label} error={error} value={value} onChange={onChange} />
          )}
        </TextField>
      </FormGroup>
    </ServiceForm>
  )
}
