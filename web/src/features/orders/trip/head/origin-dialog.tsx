import { Button, Select } from '@mantine/core'
import type { RequestSource } from '@reisewerk/domain/accounts/options.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { type FormEvent, useState } from 'react'
import { useOptions } from '../../../../lib/options.ts'
import { changedFields } from '../../../../lib/saving/changed-fields.ts'
import { mergedWords } from '../../../../lib/saving/merge.ts'
import { useSave } from '../../../../lib/saving/use-save.ts'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { notice } from '../../../../ui/notices/notice.tsx'
import { TagsField } from '../../new-order/tags-field.tsx'
import { useKnownTags } from '../../new-order/use-choices.ts'
import type { Trip } from '../api.ts'
import classes from './dialog.module.css'

/** Where the request came from, which cannot be emptied, and the trip's tags (BULK-03, 000 §2.5). */
export default function OriginDialog({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const { save } = useSave(orderContract, trip.id)
  const sources = useOptions('request_source')
  const knownTags = useKnownTags()
  const [opened] = useState({ requestSource: trip.requestSource as string, traitTags: trip.traitTags })
  const [requestSource, setSource] = useState(opened.requestSource)
  const [traitTags, setTags] = useState(opened.traitTags)
  // A tag that was added stands in no field.
  const isChanged = Object.keys(changedFields(opened, { requestSource, traitTags })).length > 0
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setRefusal(null)
    const changed = changedFields(opened, { requestSource, traitTags })
    if (Object.keys(changed).length === 0) return onClose()
    save(
      {
        ...(changed.requestSource !== undefined && { requestSource: requestSource as RequestSource }),
        ...(changed.traitTags !== undefined && { traitTags: mergedWords(opened.traitTags, traitTags, trip.traitTags) }),
      },
      {
        onSaved: () => {
          notice.good('Tags und Herkunft wurden aktualisiert!')
          onClose()
        },
        onFailed: (error) => {
          setBusy(false)
          setRefusal(error.reason)
          notice.bad('Tags oder Herkunft konnten nicht aktualisiert werden!')
        },
      },
    )
  }

  return (
    <FormDialog onClose={onClose} title="Herkunft und Tags bearbeiten" size={460} isChanged={isChanged}>
      <form className={classes.form} onSubmit={submit}>
        <Select
          label="Herkunft der Anfrage"
          data={sources.choices(trip.requestSource)}
          allowDeselect={false}
          value={requestSource}
          onChange={(source) => source !== null && setSource(source)}
          data-autofocus
        />
        <TagsField
          label="Tags"
          known={knownTags}
          value={traitTags}
          onChange={setTags}
          error={refusal ?? undefined}
          opens="beside"
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            Verwerfen
          </Button>
          <Button type="submit" loading={isBusy}>
            Speichern
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}
