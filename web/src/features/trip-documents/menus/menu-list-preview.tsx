import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { Meal } from '@reisewerk/domain/trip-documents/menus/menu-words.ts'
import { IconToolsKitchen2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { counted } from '../../../lib/format.ts'
import { DrawnPages } from '../../../ui/drawn/drawn-pages.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { menuListPreview } from './api.ts'
import classes from './menus.module.css'

type Props = { orderId: number; locale: Locale; shown: readonly Meal[]; hasMenus: boolean }

/** The list as it will be printed, beside what is chosen for it. */
export function MenuListPreview({ orderId, locale, shown, hasMenus }: Props) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...menuListPreview(orderId, locale, shown),
    enabled: hasMenus,
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={classes.preview} aria-label="Vorschau" aria-busy={isFetching} tabIndex={0}>
      {!hasMenus ? (
        <EmptyState icon={IconToolsKitchen2} text="Für diese Auswahl hat die Reise noch kein Menü." />
      ) : data !== undefined ? (
        <DrawnPages
          svg={data.svg}
          pages={data.pages}
          alt={`Die Menüliste, wie sie gedruckt wird, ${counted(data.pages, ['Seite', 'Seiten'])}`}
        />
      ) : isError ? (
        <ErrorState text="Die Vorschau konnte nicht geladen werden!" onRetry={() => void refetch()} />
      ) : (
        <LoadingRows rows={8} />
      )}
    </section>
  )
}
