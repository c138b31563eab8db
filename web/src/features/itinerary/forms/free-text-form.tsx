import { wordsOf } from '@reisewerk/domain/contract/words.ts'
import { freeTextItemContract } from '@reisewerk/domain/itinerary/placeholder.contract.ts'
import { predefinedFreeTextItemContract } from '@reisewerk/domain/partners/route-library.contract.ts'
import { plainTextOf, type RichText } from '@reisewerk/domain/rich-text.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { itemOf } from '../../../lib/api.ts'
import { wireFrom } from '../../../lib/moments.ts'
import { Field, FormGroup } from '../../../ui/fields/form-group.tsx'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import { type PredefinedText, PredefinedTextPicker } from '../../partners/catalogue-picker.tsx'
import { dateOf } from '../plan/dates.ts'
import { usePlan } from '../plan/plan-context.tsx'
import { choiceOf, linkOf } from '../plan/service-draft.ts'
import type { FormProps } from './form-props.ts'
import { ServiceForm } from './service-form.tsx'
import { useDraft } from './use-draft.ts'

const word = wordsOf(freeTextItemContract)

type Own = {
  /** undefined: as it was; its name comes from the server. */
  predefined: Choice | null | undefined
  text: RichText | null
  timeOfDay: string | null
}

/** A note in the day plan, of the agency's own words or a predefined one (PLACE-07). */
export function FreeTextForm({ service, save }: FormProps<'free'>) {
  const { days } = usePlan()
  const { item } = service
  const link = item.predefinedFreeTextItem
  const stored = useQuery({
    ...itemOf(predefinedFreeTextItemContract, link === null ? 0 : idOf(link)),
    enabled: link !== null,
  })
  const day = days.find(({ id }) => id === service.dayId)
  const form = useDraft<Own>(
    service,
    () => ({ predefined: undefined, text: item.text, timeOfDay: item.timeOfDay }),
    (one) => ({
      ...(one.predefined !== undefined && {
        predefinedFreeTextItem: linkOf('predefined_free_text_items', one.predefined),
      }),
      text: one.text,
      timeOfDay: one.timeOfDay,
      startAt: day === undefined ? null : wireFrom({ date: dateOf(day), time: one.timeOfDay }),
    }),
  )
  const { draft, set } = form
  // The editor reads its text when it opens.
  const [chosen, setChosen] = useState(0)

  function choose(text: PredefinedText | null) {
    if (text === null) return set({ predefined: null })
    set({ predefined: choiceOf(text), text: text.text, timeOfDay: text.timeOfDay ?? draft.timeOfDay })
    setChosen(chosen + 1)
  }

  return (
    <ServiceForm
      service={service}
      save={save}
      form={form}
      missing={plainTextOf(draft.text) === '' ? 'Bitte einen Text eingeben' : null}
      descriptions="none"
    >
      <FormGroup title="Freitext">
        <Field span={8}>
          <PredefinedTextPicker
            label={word('predefinedFreeTextItem')}
            placeholder="eigener Text"
            value={draft.predefined === undefined ? choiceOf(stored.data) : draft.predefined}
            onChange={choose}
            error={save.errorOf('predefinedFreeTextItem')}
          />
        </Field>
        <Field span={4}>
          <TimeField label={word('timeOfDay')} value={draft.timeOfDay} onChange={(timeOfDay) => set({ timeOfDay })} />
        </Field>
        <Field>
          <RichTextField
            key={chosen}
            label={word('text')}
            autoFocus
            value={draft.text}
            onChange={(text) => set({ text })}
            error={save.errorOf('text')}
          />
        </Field>
      </FormGroup>
    </ServiceForm>
  )
}
