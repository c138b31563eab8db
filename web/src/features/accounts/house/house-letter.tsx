import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { DrawnPages } from '../../../ui/drawn/drawn-pages.tsx'
import { PreviewPane } from '../../../ui/layout/preview-pane.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { type House, letterOf } from './api.ts'
import classes from './house.module.css'

/** How long nobody types before the page is drawn anew. */
const restMs = 250

/** Page 1 of a letter of the house, drawn with what is being typed; the page before stays until the next is there. */
export function HouseLetter({ house, typed }: { house: House; typed: Record<string, unknown> }) {
  const [settled] = useDebouncedValue(JSON.stringify(typed), restMs)
  const letter = useQuery(letterOf(house.id, settled, house.version))
  const { data } = letter
  const missing = data?.missing ?? []
  return (
    <PreviewPane
      label="Vorschau des Briefkopfs"
      title="Seite 1 eines Briefs"
      hint={
        data !== undefined && (
          <span className={classes.missing} data-open={missing.length > 0 || undefined}>
            {missing.length > 0
              ? `Es ${missing.length === 1 ? 'fehlt' : 'fehlen'}: ${missing.join(', ')}`
              : 'vollständig'}
          </span>
        )
      }
      pages="Brief"
      isBusy={letter.isFetching}
    >
      {data === undefined && letter.isError && (
        <ErrorState text="Die Vorschau konnte nicht gezeichnet werden." onRetry={() => void letter.refetch()} />
      )}
      {data === undefined && letter.isPending && <LoadingRows rows={8} />}
      <DrawnPages
        svg={data?.svg ?? null}
        pages={data?.pages ?? 0}
        alt="Ein Brief des Hauses, wie er gedruckt wird"
        zoom="fit"
        isStale={letter.isError}
      />
    </PreviewPane>
  )
}
