import { Button, PasswordInput } from '@mantine/core'
import { translationServiceContract } from '@reisewerk/domain/accounts/translation/translation-service.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { fieldOf } from '../../../form/form-field.tsx'
import { InlineForm } from '../../../form/form-frame.tsx'
import { useItemForm } from '../../../form/use-item-form.ts'
import { remove } from '../../../lib/api.ts'
import { type TranslationService, translationServicesOf } from '../../../lib/translation.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { FormGroup } from '../../../ui/fields/form-group.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import classes from './settings.module.css'

const ServiceField = fieldOf<typeof translationServiceContract>()

/** Where a house has free texts translated, for its administrators (INV-09). */
export function TranslationSettings({ organisationId }: { organisationId: number }) {
  const found = useQuery(translationServicesOf(organisationId))
  if (found.isError)
    return (
      <ErrorState text="Der Übersetzungsdienst konnte nicht geladen werden." onRetry={() => void found.refetch()} />
    )
  if (found.data === undefined) return <LoadingRows rows={4} rowHeight={52} />
  const service = found.data.items[0] ?? null
  return <ServiceForm key={service?.id ?? 'new'} organisationId={organisationId} service={service} />
}

function ServiceForm({ organisationId, service }: { organisationId: number; service: TranslationService | null }) {
  const attempt = useAttempt(translationServiceContract.name)
  const form = useItemForm(translationServiceContract, {
    name: 'translation-service',
    title: 'Übersetzungsdienst',
    item: service,
    of: organisationId,
    // Its key is kept nowhere in the browser.
    isPassing: true,
    begins: { kind: 'deepl' },
    sends: ({ isNew }) => (isNew ? { organisation: linkTo('organisations', organisationId) } : {}),
    done: 'Der Übersetzungsdienst wurde gespeichert.',
    failed: 'Der Übersetzungsdienst konnte nicht gespeichert werden.',
    onClose: () => undefined,
  })
  async function takeOff(id: number) {
    const question = { title: 'Bist du sicher?', text: 'Der Übersetzungsdienst wird entfernt.', action: 'Entfernen' }
    if (!(await confirm({ ...question, tone: 'bad' }))) return
    await attempt(() => remove(translationServiceContract, id), 'Der Übersetzungsdienst konnte nicht entfernt werden.')
  }
  return (
    <InlineForm form={form} isPage label="Übersetzungsdienst" className={classes.service}>
      <p className={classes.serviceNote}>
        Texte gehen nur hinaus, wenn das KI-Modul unter Allgemein eingeschaltet ist und jemand „Senden“ drückt. Gesendet
        werden der angezeigte Text und die beiden Sprachen.
      </p>
      <FormGroup title="Dienst">
        <ServiceField name="kind" span={4} />
        <ServiceField name="address" span={8} hint="https://api.deepl.com, https://api.openai.com/v1" />
        <ServiceField name="model" span={4} hint="nur bei OpenAI" />
        <ServiceField name="key" span={8}>
          {({ label, error, value, onChange }) => (
            <PasswordInput
              label={label}
              error={error}
              autoComplete="new-password"
              description={service === null ? 'wird verschlüsselt abgelegt' : 'leer lassen, um ihn zu behalten'}
              value={value ?? ''}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          )}
        </ServiceField>
      </FormGroup>
      {service !== null && (
        <Button variant="default" w="fit-content" onClick={() => void takeOff(service.id)}>
          Dienst entfernen
        </Button>
      )}
    </InlineForm>
  )
}
