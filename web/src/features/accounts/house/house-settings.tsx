import { ColorInput } from '@mantine/core'
import { organisationContract } from '@reisewerk/domain/accounts/organisation.contract.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fieldOf } from '../../../form/form-field.tsx'
import { InlineForm } from '../../../form/form-frame.tsx'
import { useItemForm } from '../../../form/use-item-form.ts'
import { sessionKey } from '../../../lib/session.ts'
import { FormGroup } from '../../../ui/fields/form-group.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { type House, houseOf } from './api.ts'
import classes from './house.module.css'
import { HouseLetter } from './house-letter.tsx'
import { HouseLogo } from './house-logo.tsx'
import { Signers } from './signers.tsx'

const HouseField = fieldOf<typeof organisationContract>()

/** All that a house says of itself, with page 1 of its letters beside it (MOVE-01). */
export function HouseSettings({ organisationId }: { organisationId: number }) {
  const house = useQuery(houseOf(organisationId))
  if (house.isError)
    return (
      <ErrorState text="Die Angaben des Hauses konnten nicht geladen werden." onRetry={() => void house.refetch()} />
    )
  if (house.data === undefined) return <LoadingRows rows={12} rowHeight={40} />
  return <HouseForm house={house.data} />
}

function HouseForm({ house }: { house: House }) {
  const client = useQueryClient()
  const form = useItemForm(organisationContract, {
    name: 'house-page',
    title: 'Unser Haus',
    item: house,
    what: { text: 'dieses Haus', table: 'organisations' },
    done: 'Die Angaben des Hauses wurden gespeichert.',
    failed: 'Die Angaben des Hauses konnten nicht gespeichert werden.',
    // Its name stands in the head of every page.
    onSaved: () => void client.invalidateQueries({ queryKey: sessionKey }),
    onClose: () => undefined,
  })
  return (
    <div className={classes.page}>
      <InlineForm form={form} isPage label="Unser Haus" className={classes.form}>
        <FormGroup title="Name">
          <HouseField name="name" hint="so heißt das Haus in der Anwendung und auf Papieren" />
          <HouseField name="legalName" placeholder="Nordwind Reisen GmbH" />
          <HouseField name="shortName" span={6} />
          <HouseField name="legalForm" span={6} />
        </FormGroup>
        <FormGroup title="Anschrift">
          <HouseField name="street" autoComplete="street-address" />
          <HouseField name="zip" span={4} />
          <HouseField name="city" span={8} />
        </FormGroup>
        <FormGroup title="Erreichbar">
          <HouseField name="phone" span={6} />
          <HouseField name="email" span={6} />
          <HouseField name="website" span={12} placeholder="www.nordwind.example" />
          <HouseField name="emergencyLabel" span={6} placeholder="Notruf unterwegs" />
          <HouseField name="emergencyValue" span={6} />
        </FormGroup>
        <FormGroup title="Angaben nach § 35a GmbHG und § 14 UStG">
          <HouseField name="management" placeholder="Ida Beispiel, Jonas Muster" />
          <HouseField name="register" placeholder="Amtsgericht Lüneburg, HRB 12345" />
          <HouseField name="vatId" span={6} placeholder="DE123456789" />
          <HouseField name="taxNumber" span={6} />
        </FormGroup>
        <FormGroup title="Konten">
          <HouseField name="iban" span={12} />
          <HouseField name="bic" span={4} />
          <HouseField name="bankName" span={8} />
          <HouseField name="furtherIbans" />
        </FormGroup>
        <FormGroup title="Logo und Farbe">
          <HouseLogo house={house} />
          <HouseField name="logoAlt" span={8} />
          <HouseField name="brandColor" span={4}>
            {({ label, error, value, onChange }) => (
              <ColorInput
                withEyeDropper={false}
                label={label}
                error={error}
                value={value ?? ''}
                onChange={onChange}
                format="hex"
              />
            )}
          </HouseField>
        </FormGroup>
        <FormGroup title="Briefkopf">
          <HouseField name="senderLine" placeholder="aus Firma und Anschrift" />
          <HouseField
            name="footer"
            as="lines"
            placeholder="aus den Angaben des Hauses; eigene Spalten durch eine Leerzeile trennen"
          />
        </FormGroup>
        <Signers organisationId={house.id} />
      </InlineForm>
      <HouseLetter house={house} typed={form.isChanged ? form.body() : {}} />
    </div>
  )
}
