import { Popover } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useOptions } from '../../lib/options.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Badge } from '../../ui/marks/badge.tsx'
import { KindIcon } from '../../ui/marks/kind-icon.tsx'
import { differencesOf, type ListedService } from './api.ts'
import classes from './concepts.module.css'

type Props = { conceptId: number; conceptName: string; dayId: number; number: number }

/** In which kinds the trip's day and the chosen concept differ, and on request what both hold (000 §2.5, §8). */
export function DifferencePreview({ conceptId, conceptName, dayId, number }: Props) {
  const { data, isError } = useQuery(differencesOf(conceptId, dayId))
  if (isError) return <span className={classes.problem}>nicht geladen</span>
  if (data === undefined) return null
  return (
    <span className={classes.badges}>
      {data.badges.map(({ kind, badge, title }) => (
        <Badge key={kind} tone="bad" title={title}>
          {badge}
          <span className="rw-spoken">: {title}</span>
        </Badge>
      ))}
      <Popover position="bottom-start" trapFocus returnFocus withRoles={false} shadow="md">
        <Popover.Target>
          <IconButton size={24} icon={IconEye} label={`Tag ${number}: Leistungen vergleichen`} />
        </Popover.Target>
        <Popover.Dropdown role="dialog" className={classes.preview} aria-label={`Vergleich von Tag ${number}`}>
          {/* The focus comes in, so that Escape closes this and not the dialog below. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard */}
          <div className={classes.sides} tabIndex={0} data-autofocus data-mantine-stop-propagation="true">
            <Services title={`Tag ${number} der Reise`} services={data.day} />
            <Services title={conceptName} services={data.concept} />
          </div>
        </Popover.Dropdown>
      </Popover>
    </span>
  )
}

function Services({ title, services }: { title: string; services: readonly ListedService[] }) {
  const offers = useOptions('client_offer')
  return (
    <section className={classes.compared} aria-label={title}>
      <h3 className={classes.comparedTitle}>{title}</h3>
      {services.length === 0 && <p className={classes.quiet}>Keine Leistungen</p>}
      <ul>
        {services.map(({ kind, content, startAt, clientOffer }, index) => (
          <li key={index}>
            <KindIcon kind={kind} />
            <span title={content}>{content === '' ? '–' : content}</span>
            <span className={classes.quiet}>
              {[startAt, clientOffer === 'included' ? null : offers.of(clientOffer).label].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
