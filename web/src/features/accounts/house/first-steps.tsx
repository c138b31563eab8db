import { Button } from '@mantine/core'
import { type FirstStep, firstSteps, nextStep, type Step } from '@reisewerk/domain/accounts/house/first-steps.ts'
import { IconCircle, IconCircleCheck, IconClockPause } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { paths } from '../../../paths.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import classes from './first-steps.module.css'
import { firstStepsOf, useKeepSteps } from './use-first-steps.ts'

/**
 * The first hour of a new house, for its administrators: each step says what it is for and leads there, can be put off and taken up
 * again; what is there already is done (MOVE-02). Nothing stands here once it is over.
 */
export function FirstSteps() {
  const { user, organisations } = useSession()
  const house = organisations[0]
  const found = useQuery({ ...firstStepsOf(house?.id ?? 0), enabled: user.isAdmin && house !== undefined })
  if (house === undefined || found.data === undefined || !found.data.isShown) return null
  return <StepList house={house.id} steps={found.data.steps} />
}

function StepList({ house, steps }: { house: number; steps: readonly Step[] }) {
  const keepSteps = useKeepSteps(house)
  const [chosen, choose] = useState<FirstStep | null>(null)
  const open = chosen ?? nextStep(steps)
  const doneCount = steps.filter(({ isDone }) => isDone).length

  async function keep(change: { leftSteps?: string[]; showsSteps?: boolean }) {
    choose(null)
    return keepSteps(change)
  }
  async function hide() {
    if (await keep({ showsSteps: false }))
      notice.info('Ausgeblendet.', 'Im Menü unter deinem Namen stehen die ersten Schritte weiterhin.')
  }
  const leave = (key: FirstStep) =>
    keep({ leftSteps: [...steps.filter(({ isLeft }) => isLeft).map((step) => step.key), key] })
  const takeUp = (key: FirstStep) =>
    keep({ leftSteps: steps.filter((step) => step.isLeft && step.key !== key).map((step) => step.key) })

  return (
    <Panel
      title="Erste Schritte"
      hint={`${doneCount} von ${steps.length} erledigt`}
      actions={
        <Button variant="subtle" size="compact-sm" color="gray" onClick={() => void hide()}>
          Ausblenden
        </Button>
      }
    >
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step.key} className={classes.step} data-open={step.key === open || undefined}>
            <StepMark step={step} />
            <div className={classes.words}>
              <button
                type="button"
                className={classes.name}
                aria-expanded={step.key === open}
                onClick={() => choose(step.key)}
              >
                {firstSteps[step.key].label} <span className={classes.state}>{stateOf(step)}</span>
              </button>
              {step.key === open && (
                <>
                  <p className={classes.text}>{firstSteps[step.key].text}</p>
                  <div className={classes.buttons}>
                    <Button size="compact-sm" renderRoot={(props) => <Link {...linkOf(step.key, house)} {...props} />}>
                      {firstSteps[step.key].action}
                    </Button>
                    {!step.isDone && (
                      <Button
                        size="compact-sm"
                        variant="default"
                        onClick={() => void (step.isLeft ? takeUp(step.key) : leave(step.key))}
                      >
                        {step.isLeft ? 'Wieder aufnehmen' : 'Später'}
                      </Button>
                    )}
                  </div>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function StepMark({ step: { isDone, isLeft } }: { step: Step }) {
  const Glyph = isDone ? IconCircleCheck : isLeft ? IconClockPause : IconCircle
  return <Glyph size={17} stroke={1.7} aria-hidden className={classes.mark} data-done={isDone || undefined} />
}

function stateOf({ isDone, isLeft }: Step): string {
  if (isDone) return 'erledigt'
  return isLeft ? 'zurückgestellt' : ''
}

function linkOf(step: FirstStep, organisation: number) {
  switch (step) {
    case 'house':
      return paths.settings({ organisation, area: 'house' })
    case 'people':
      return paths.staff()
    case 'mail':
      return paths.settings({ organisation, area: 'mail-server' })
    case 'import':
      return paths.imports()
    case 'trip':
      return paths.newOrder()
  }
}
