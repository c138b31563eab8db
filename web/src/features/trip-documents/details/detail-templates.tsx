import { Button } from '@mantine/core'
import { offeredTemplates } from '@reisewerk/domain/trip-documents/details/offered-templates.ts'
import type { TripDetailType } from '@reisewerk/domain/trip-documents/templates.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type Home, type TripDetail, templatesOf, useTripDetails } from './api.ts'
import classes from './details.module.css'

type Props = {
  home: Home
  type: TripDetailType
  details: readonly TripDetail[]
  templates: Parameters<typeof templatesOf>[0]
  /** What one of the trip's own is called: 'Eigener Hinweis'. */
  ownLabel: string
  onAdded: (id: number) => void
}

/** What the master data offer and is not said yet (002 §5), and a passage of one's own. */
export function DetailTemplates({ home, type, details, templates, ownLabel, onAdded }: Props) {
  const found = useQuery(templatesOf({ ...templates, types: [type] }))
  const { add } = useTripDetails(home)
  return (
    <div className={classes.templates}>
      <span>Hinzufügen</span>
      {offeredTemplates(found.data ?? [], details).map((template) => (
        <Button
          key={template.id}
          variant="default"
          size="compact-xs"
          fw={400}
          leftSection={<IconPlus size={12} stroke={2} aria-hidden />}
          onClick={() => void add({ type, template: linkTo('trip_detail_templates', template.id) })}
        >
          {template.title}
        </Button>
      ))}
      <Button
        variant="subtle"
        color="gray"
        size="compact-xs"
        onClick={async () => {
          const made = await add({ type })
          if (made !== null) onAdded(made.id)
        }}
      >
        {ownLabel}
      </Button>
    </div>
  )
}
