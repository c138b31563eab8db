import { Menu, Textarea } from '@mantine/core'
import { bulletPointContract } from '@reisewerk/domain/offers/offer-templates.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listOf } from '../../lib/api.ts'
import { dataFailed } from '../../lib/query-client.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { tooLong } from '../../ui/fields/too-long.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { SaveMark } from '../../ui/inline/save-mark.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import type { Trip } from '../orders/trip/api.ts'
import type { Offer } from './api.ts'
import classes from './bullet-points.module.css'
import { tellsOfField } from './not-saved.ts'
import { useSaveOffer } from './open-offer.ts'

type Section = Offer['bulletPoints'][number]

type Props = {
  offer: Pick<Offer, 'id' | 'order' | 'version' | 'bulletPoints'>
  trip: Pick<Trip, 'orderLocale' | 'organisationFilter'>
}

/** Sections of short points, five per row; offered are those in the language of the trip that are not there yet (002 §5). */
export function BulletPointsPanel({ offer, trip }: Props) {
  const { save, stateOf } = useSaveOffer(offer)
  const query = {
    'organisationFilter.id': idOf(trip.organisationFilter),
    locale: trip.orderLocale,
    isRetired: false,
    _itemsPerPage: 200,
  }
  const kept = useQuery({ ...listOf(bulletPointContract, { query }), meta: dataFailed })
  const sections = offer.bulletPoints
  const offered = (kept.data?.items ?? []).filter(
    ({ key, locale }) => !sections.some((one) => one.key === key && one.locale === locale),
  )
  const state = stateOf('bulletPoints')
  // One that the server has not numbered yet would be made twice by the next change.
  const isAdding = sections.some(({ id }) => !(id > 0))

  /** A list in a body replaces the whole list; what the server has not numbered yet has no number there. */
  function keep(next: readonly Omit<Section, 'version'>[]) {
    const body = next.map(({ id, key, section, internalSectionName, content, locale }) => {
      const said = { key, section, internalSectionName, content, locale }
      return id > 0 ? { id, ...said } : said
    })
    save(
      { bulletPoints: body },
      {
        ifMatch: offer.version,
        ...tellsOfField,
      },
    )
  }

  async function drop({ id, section }: Section) {
    const isMeant = await confirm({
      title: 'Bist du sicher?',
      text: `„${section}“ steht dann nicht mehr im Angebot.`,
      action: 'Löschen',
      tone: 'bad',
    })
    if (isMeant) keep(sections.filter((one) => one.id !== id))
  }

  return (
    <Panel
      title="Stichpunkte"
      anchor="points"
      hint={state === undefined ? 'fünf je Zeile' : <SaveMark state={state} />}
      actions={
        <Menu position="bottom-end">
          <Menu.Target>
            <IconButton icon={IconPlus} label="Stichpunkte hinzufügen" disabled={isAdding} />
          </Menu.Target>
          <Menu.Dropdown>
            {offered.length === 0 && (
              <Menu.Label>{kept.isPending ? 'Wird geladen …' : 'Es gibt keinen weiteren Abschnitt'}</Menu.Label>
            )}
            {offered.map((point) => (
              <Menu.Item key={point.id} onClick={() => keep([...sections, { ...point, id: 0 }])}>
                {point.internalSectionName === '' ? point.section : point.internalSectionName}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      }
    >
      {sections.length === 0 && <p className={classes.empty}>Noch keine Stichpunkte.</p>}
      <ul className={classes.sections}>
        {sections.map((section) => (
          <li key={section.key + section.locale} className={classes.section}>
            <div className={classes.head}>
              <strong className={classes.title}>{section.section}</strong>
              <IconButton
                size={24}
                icon={IconTrash}
                label={`„${section.section}“ löschen`}
                disabled={isAdding}
                onClick={() => void drop(section)}
              />
            </div>
            <Points
              section={section}
              isOff={isAdding}
              onChange={(content) => keep(sections.map((one) => (one.id === section.id ? { ...one, content } : one)))}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type PointsProps = { section: Section; isOff: boolean; onChange: (content: string) => void }

/** The points of a section, one a line; they are saved when the field is left. */
function Points({ section, isOff, onChange }: PointsProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const value = typed ?? section.content
  const error = tooLong(value, 5_000)
  return (
    <Textarea
      aria-label={`Stichpunkte: ${section.section}`}
      readOnly={isOff}
      rows={4}
      error={error}
      value={value}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        if (typed === null || error !== undefined) return
        setTyped(null)
        if (typed !== section.content) onChange(typed)
      }}
    />
  )
}
