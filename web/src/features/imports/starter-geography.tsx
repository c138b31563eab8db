import { Button, Progress } from '@mantine/core'
import {
  type StarterKind,
  starterKindKeys,
  starterKinds,
  starterSources,
} from '@reisewerk/domain/imports/starter.contract.ts'
import { IconMapPin } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { count } from '../../lib/format.ts'
import { ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'
import { progress, starterGround } from './api.ts'
import classes from './imports.module.css'
import { useStarter } from './use-run.ts'

/** What a house begins with on the map: how much of it is missing, loaded by a click, and whose data it is (MOVE-05). */
export function StarterGeography({ organisation }: { organisation: number }) {
  const ground = useQuery(starterGround(organisation))
  const { start, isRunning } = useStarter()
  if (ground.isPending) return <LoadingRows rows={3} />
  if (ground.isError)
    return <ErrorState text="Der Grundbestand konnte nicht verglichen werden!" onRetry={() => void ground.refetch()} />
  const { missing } = ground.data
  const total = starterKindKeys.reduce((sum, kind) => sum + missing[kind], 0)
  return (
    <>
      <p className={classes.text}>
        Länder, Orte mit deutschen Namen, Häfen mit Fährverbindungen, Flughäfen und Bahnhöfe in Europa und am
        Mittelmeer, mit Koordinaten. Was schon da ist, bleibt, wie es ist; zurücknehmen lässt es sich wie ein Import.
      </p>
      {total === 0 ? (
        <p className={classes.text}>Der Grundbestand ist vollständig geladen.</p>
      ) : (
        <dl className={classes.counts} aria-label="Was noch fehlt">
          {starterKindKeys.map((kind) => (
            <Missing key={kind} kind={kind} missing={missing[kind]} />
          ))}
        </dl>
      )}
      <div className={classes.foot}>
        <Button
          disabled={total === 0}
          loading={isRunning}
          leftSection={<IconMapPin size={15} stroke={1.7} aria-hidden />}
          onClick={() => void start(organisation)}
        >
          Grundbestand laden
        </Button>
        {isRunning && <Running />}
      </div>
      <p className={classes.sources}>
        Quellen:{' '}
        {starterSources.map(({ of, name, licence, link, note }, index) => (
          <span key={of}>
            {index > 0 && '; '}
            {of}: {link === null ? name : <a href={link}>{name}</a>} ({licence}, {note})
          </span>
        ))}
        .
      </p>
    </>
  )
}

function Missing({ kind, missing }: { kind: StarterKind; missing: number }) {
  return (
    <div>
      <dt>{starterKinds[kind]}</dt>
      <dd>{missing === 0 ? 'alle da' : count(missing)}</dd>
    </div>
  )
}

function Running() {
  const { data } = useQuery(progress)
  const share = data === undefined || data.total === 0 ? 0 : (100 * data.done) / data.total
  return (
    <span className={classes.told} role="status">
      <Progress className={classes.progress} value={share} aria-label="Fortschritt" />
      {data !== undefined && `${count(data.done)} von ${count(data.total)}`}
    </span>
  )
}
