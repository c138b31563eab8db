import { plainTextOf, type RichText } from '@reisewerk/domain/rich-text.ts'
import { useState } from 'react'
import { Field, FormGroup } from '../../ui/form-group.tsx'
import { RichTextField } from '../../ui/rich-text-field.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { OfferFields } from './common-fields.tsx'
import { dateOf } from './dates.ts'
import { usePlan } from './plan-context.tsx'
import { type CommonDraft, changedFields, commonBodyOf, commonDraftOf, wireFrom } from './service-draft.ts'
import { ServiceForm } from './service-form.tsx'
import type { FreeText } from './services.ts'
import type { ServiceSave } from './use-save-service.ts'

type Draft = CommonDraft & { text: RichText | null; timeOfDay: string | null }

/** A note in the day plan (PLACE-07). */
export function FreeTextForm({ service, save }: { service: FreeText; save: ServiceSave }) {
  const { trip, days } = usePlan()
  const [before] = useState<Draft>(() => ({
    ...commonDraftOf(service),
    text: service.item.text,
    timeOfDay: service.item.timeOfDay,
  }))
  const [draft, setDraft] = useState(before)
  const set = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }))
  const day = days.find(({ id }) => id === service.dayId)
  const bodyOf = (one: Draft) => ({
    ...commonBodyOf(one, trip.orderCurrency),
    text: one.text,
    timeOfDay: one.timeOfDay,
    startAt: day === undefined ? null : wireFrom({ date: dateOf(day), time: one.timeOfDay }),
  })
  return (
    <ServiceForm
      save={save}
      missing={plainTextOf(draft.text) === '' ? 'Bitte einen Text eingeben' : null}
      body={() => changedFields(bodyOf(before), bodyOf(draft))}
    >
      <FormGroup title="Freitext">
        <Field span={4}>
          <TimeField label="Uhrzeit" value={draft.timeOfDay} onChange={(timeOfDay) => set({ timeOfDay })} />
        </Field>
        <Field>
          <RichTextField
            label="Text"
            value={draft.text}
            onChange={(text) => set({ text })}
            error={save.errorOf('text')}
          />
        </Field>
      </FormGroup>
      <OfferFields draft={draft} set={set} />
    </ServiceForm>
  )
}
