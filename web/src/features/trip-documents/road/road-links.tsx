import { Button } from '@mantine/core'
import { locales } from '@reisewerk/domain/accounts/options.ts'
import { addDays, type CalendarDate, germanDate } from '@reisewerk/domain/calendar-date.ts'
import { instantIn } from '@reisewerk/domain/geography/time-zones.ts'
import { roadLinkContract } from '@reisewerk/domain/trip-documents/road/road-link.contract.ts'
import { idOf, instantOfWire, wireOfInstant } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { counted } from '../../../lib/format.ts'
import { nameOf } from '../../../lib/session.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import { everyUser } from '../../tasks/api.ts'
import { type RoadLink, revokeRoadLink } from './api.ts'
import classes from './road.module.css'

/**
 * The links there are: for whom, by whom, how long, and how often they were opened.
 * @param endAt the last day of the trip: one that moved may outlast its links (TRUE-02)
 */
export function RoadLinks({ links, endAt }: { links: readonly RoadLink[]; endAt: CalendarDate | null }) {
  const attempt = useAttempt(roadLinkContract.name)
  const { data: users } = useQuery(everyUser)
  if (links.length === 0) return <p className={classes.quiet}>Es gibt noch keinen Link</p>

  async function revoke(link: RoadLink) {
    const isMeant = await confirm({
      title: 'Link widerrufen?',
      text: `Der Link ${whose(link)} gilt dann sofort nicht mehr; was ein Telefon aufgehoben hat, löscht es, sobald es wieder Netz hat.`,
      action: 'Widerrufen',
      tone: 'bad',
    })
    if (isMeant) await attempt(() => revokeRoadLink(link.id), 'Der Link konnte nicht widerrufen werden.')
  }

  return (
    <ul className={classes.links} aria-label="Links dieser Reise">
      {links.map((link) => {
        const maker = users?.items.find(({ id }) => id === idOf(link.user))
        return (
          <li key={link.id}>
            <span>
              {link.recipient || 'Ohne Namen'}
              <small>
                {[
                  stateOf(link),
                  link.locale === 'de_DE' ? '' : locales[link.locale].label,
                  link.withNames ? 'mit Namen der Gäste' : '',
                  maker === undefined ? '' : `von ${nameOf(maker)}`,
                ]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </small>
              {isGood(link) && endAt !== null && endsBefore(link, endAt) && (
                <small data-bad>
                  endet vor der Reise, die bis {germanDate(endAt)} dauert: Bitte einen neuen Link geben.
                </small>
              )}
              <small>
                {link.lastOpenedAt === null
                  ? 'noch nicht geöffnet'
                  : `${counted(link.openings, ['Aufruf', 'Aufrufe'])}, zuletzt ${link.lastOpenedAt.slice(0, 16)}`}
              </small>
            </span>
            {isGood(link) && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`Link ${whose(link)} widerrufen`}
                onClick={() => void revoke(link)}
              >
                Widerrufen
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function whose({ recipient }: RoadLink): string {
  return recipient === '' ? 'ohne Namen' : `für ${recipient}`
}

function isGood({ revokedAt, expiresAt }: RoadLink): boolean {
  return revokedAt === null && (instantOfWire(expiresAt)?.getTime() ?? 0) > Date.now()
}

/** Both as days of Germany: a link ends with its last day. */
function endsBefore({ expiresAt }: RoadLink, endAt: CalendarDate): boolean {
  const end = instantOfWire(expiresAt)
  return end !== null && end < instantIn('Europe/Berlin', `${addDays(endAt, 1)}T00:00:00`)
}

function stateOf(link: RoadLink): string {
  if (link.revokedAt !== null) return `widerrufen am ${link.revokedAt.slice(0, 16)}`
  return `${isGood(link) ? 'gültig bis' : 'abgelaufen am'} ${lastDayOf(link)}`
}

/** A link ends with its last day. */
function lastDayOf({ expiresAt }: RoadLink): string {
  const end = instantOfWire(expiresAt)
  return end === null ? expiresAt : wireOfInstant(new Date(end.getTime() - 1)).slice(0, 10)
}
