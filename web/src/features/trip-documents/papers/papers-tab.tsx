import { Button, Checkbox, Input, SegmentedControl } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { PaperPart } from '@reisewerk/domain/trip-documents/papers/paper-choices.ts'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { IconFileText } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Checklist } from '../../../ui/lists/checklist.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { settingsOf } from '../../accounts/api.ts'
import { tripOf } from '../../orders/trip/api.ts'
import { tripContactsOf } from '../../orders/trip/contacts/api.ts'
import { attachmentsOf, papersOf, previewOf } from './api.ts'
import { ContactSelect } from './contact-select.tsx'
import { CoverLetterPanel } from './cover-letter-panel.tsx'
import { MissingMapsPanel } from './missing-maps-panel.tsx'
import { PageWall } from './page-wall.tsx'
import { type PartPages, pagesOfParts, paperToggles, sizeOf, wantedOf } from './paper-toggles.ts'
import classes from './papers.module.css'
import { usualRecipient } from './recipients.ts'
import { UnfinishedPanel } from './unfinished-panel.tsx'
import { useGeneratePapers, usePapers } from './use-papers.ts'

/** A moment of rest, so that several choices are drawn once. */
const restMs = 400

/** The tab 'Reiseunterlagen generieren': to whom, what, with which letter; beside it all pages as they would come out now. */
export default function PapersTab({ orderId }: { orderId: number }) {
  const { data: trip } = useSuspenseQuery(tripOf(orderId))
  const { data: kept } = useSuspenseQuery(papersOf(orderId))
  const { data: involved } = useSuspenseQuery(tripContactsOf(orderId))
  const usual = usualRecipient(involved.items)
  const papers = { ...kept, contact: kept.contact ?? (usual && linkTo('contacts', usual.id)) }
  const { data: settings } = useSuspenseQuery(settingsOf(idOf(trip.organisationFilter)))
  const { data: attachments = [] } = useQuery(attachmentsOf(orderId))
  const { choose, freeText } = usePapers(papers)
  const { mutate: generate, isPending } = useGeneratePapers(orderId, trip.orderLocale)
  const [pointed, setPointed] = useState<PaperPart | null>(null)
  const offered = settings.tripDocuments
  const wanted = wantedOf(papers, offered)
  const [shown] = useDebouncedValue(wanted, restMs)
  const merged = attachments.filter(({ isMerged }) => isMerged).map(({ id }) => id)
  const preview = useQuery(previewOf(orderId, shown, { locale: trip.orderLocale, version: papers.version, merged }))
  const parts = preview.data === undefined ? [] : pagesOfParts(preview.data.parts, preview.data.pages)
  const [sizeId, mapsId] = [useId(), useId()]
  return (
    <div className={classes.columns}>
      <div className={classes.form}>
        <Panel title="Empfänger und Versand">
          <div className={classes.pair}>
            {offered.contactSelect && (
              <ContactSelect trip={trip} value={papers.contact} onChoose={(contact) => choose({ contact })} />
            )}
            <Input.Wrapper label="Versand" labelElement="div">
              <SegmentedControl
                fullWidth
                size="xs"
                aria-label="Versand"
                data={[
                  { value: 'print', label: 'Druck' },
                  { value: 'email', label: 'E-Mail' },
                ]}
                value={papers.print ? 'print' : 'email'}
                onChange={(value) => choose({ print: value === 'print' })}
              />
            </Input.Wrapper>
          </div>
        </Panel>
        <Panel title="Inhalt" hint={preview.data && sizeOf(preview.data, papers.print)} flush>
          <ul className={classes.parts}>
            {paperToggles
              .filter(({ offeredBy }) => offered[offeredBy])
              .map(({ field, label, part }) => (
                <li
                  key={field}
                  className={classes.part}
                  onPointerEnter={() => setPointed(part)}
                  onPointerLeave={() => setPointed(null)}
                  onFocus={() => setPointed(part)}
                  onBlur={() => setPointed(null)}
                >
                  <Checkbox
                    size="xs"
                    label={label}
                    checked={papers[field]}
                    onChange={({ currentTarget: { checked } }) => choose({ [field]: checked })}
                  />
                  <span className={classes.count}>{pagesOf(parts, part)}</span>
                </li>
              ))}
            <li
              className={classes.part}
              onPointerEnter={() => setPointed('providers')}
              onPointerLeave={() => setPointed(null)}
            >
              Hinweise der Leistungsträger
              <span className={classes.count}>{pagesOf(parts, 'providers')}</span>
            </li>
            {merged.length > 0 && (
              <li className={classes.part}>
                Dokumente der Leistungsträger
                <span className={classes.count}>
                  {merged.length} PDF{preview.data !== undefined && `, ${preview.data.attached} S.`}
                </span>
              </li>
            )}
          </ul>
        </Panel>
        <CoverLetterPanel
          trip={trip}
          text={freeText}
          isAddressedOtherwise={preview.data?.checks.some(({ key }) => key === 'addressing') === true}
          onTemplate={({ print, route, detailedRoute, generalInfos, questionaire, coverLetter, menu }) =>
            choose({ print, route, detailedRoute, generalInfos, questionaire, coverLetter, menu })
          }
        />
        <UnfinishedPanel orderId={orderId} />
        {preview.data !== undefined && (
          <Panel title="Prüfung vor dem Erzeugen">
            <Checklist label="Prüfung vor dem Erzeugen" checks={preview.data.checks} />
          </Panel>
        )}
        <MissingMapsPanel id={mapsId} providers={preview.data?.withoutMap ?? []} />
        <div className={classes.foot}>
          <Button
            leftSection={<IconFileText size={15} stroke={1.7} aria-hidden />}
            loading={isPending}
            disabled={freeText.conflict !== null}
            aria-describedby={`${mapsId} ${sizeId}`}
            onClick={() => generate(wanted)}
          >
            Reiseunterlagen generieren
          </Button>
          <p id={sizeId} className={classes.quiet} role="status">
            {isPending ? 'Die Reiseunterlagen werden gesetzt …' : 'Sie werden bei den Dokumenten der Reise abgelegt.'}
          </p>
        </div>
      </div>
      <section className={classes.preview} aria-label="Vorschau" aria-busy={preview.isFetching}>
        {preview.data !== undefined ? (
          <PageWall {...preview.data} parts={parts} pointed={pointed} />
        ) : preview.isError ? (
          <ErrorState text="Die Vorschau konnte nicht geladen werden!" onRetry={() => void preview.refetch()} />
        ) : (
          <LoadingRows rows={8} />
        )}
      </section>
    </div>
  )
}

function pagesOf(parts: readonly PartPages[], part: PaperPart): string {
  const found = parts.find((one) => one.part === part)
  return found === undefined ? '–' : `${found.pages} S.`
}
