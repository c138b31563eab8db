import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { ErrorState, LoadingRows } from '../../../../ui/lists/list-state.tsx'
import type { Trip } from '../api.ts'
import classes from './estimate.module.css'
import { EstimateFields } from './estimate-fields.tsx'
import { type Estimate, useEstimate } from './use-estimate.ts'

type Props = { trip: Trip; onClose: () => void }

/** 'Edit complexity and profitability' (000 §2.5). What the server refuses stays in the fields. */
export default function EstimateDialog({ trip, onClose }: Props) {
  const { found, estimate, save } = useEstimate(trip.id)
  return (
    <FormDialog onClose={onClose} title="Komplexität und Rentabilität bearbeiten" size={660}>
      {found.isPending && <LoadingRows rows={4} />}
      {found.isError && (
        <ErrorState text="Die Details konnten nicht geladen werden." onRetry={() => void found.refetch()} />
      )}
      {found.data !== undefined && <EstimateForm trip={trip} stored={estimate} save={save} onClose={onClose} />}
    </FormDialog>
  )
}

type FormProps = Props & { stored: Estimate; save: ReturnType<typeof useEstimate>['save'] }

function EstimateForm({ trip, stored, save, onClose }: FormProps) {
  const [patch, setPatch] = useState<Partial<Estimate>>({})
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const refusal = Object.keys(patch).length === 0 ? null : await save(patch)
    setBusy(false)
    if (refusal === null) onClose()
  }

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <EstimateFields
        estimate={{ ...stored, ...patch }}
        stored={stored}
        currency={trip.orderCurrency}
        onChange={(change) => setPatch((before) => ({ ...before, ...change }))}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Abbrechen
        </Button>
        <Button type="submit" loading={isBusy}>
          Speichern
        </Button>
      </div>
    </form>
  )
}
