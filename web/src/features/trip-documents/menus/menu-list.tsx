import { Button, Checkbox, SegmentedControl } from '@mantine/core'
import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import { plainTextOf } from '@reisewerk/domain/rich-text.ts'
import { type Meal, mealKeys, mealNamed } from '@reisewerk/domain/trip-documents/menus/menu-words.ts'
import { meals } from '@reisewerk/domain/trip-documents/templates.contract.ts'
import { IconFileText } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { useOptions } from '../../../lib/options.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Checklist } from '../../../ui/lists/checklist.tsx'
import { paperChecksOf } from '../../itinerary/plan/ask-about-losses.ts'
import { tripOf } from '../../orders/trip/api.ts'
import { StoredPapers } from '../stored-papers.tsx'
import { usePaper } from '../use-paper.ts'
import { menusOf } from './api.ts'
import { MenuListPreview } from './menu-list-preview.tsx'
import classes from './menus.module.css'

/** 'Menüliste erstellen': which meals, in which language, and the lists that were made (002 §2). */
export function MenuList({ orderId }: { orderId: number }) {
  const { data: trip } = useSuspenseQuery(tripOf(orderId))
  const { data } = useQuery(menusOf(orderId))
  const locales = useOptions('locale')
  const [locale, setLocale] = useState<Locale>(trip.orderLocale)
  const [shown, setShown] = useState<readonly Meal[]>(mealKeys)
  const { mutate, isPending } = usePaper({
    kind: 'menuList',
    orderId,
    failed: "Couldn't generate the Document! Server Error!",
  })
  const { data: checks } = useQuery(paperChecksOf(orderId, 'trip'))
  const menus = data?.items ?? []
  const ofMeal = (meal: Meal) => menus.filter(({ subType }) => mealNamed(subType) === meal)
  const open = shown.flatMap(ofMeal).filter(({ menu, text }) => menu === null && plainTextOf(text).trim() === '').length
  const hasMenus = shown.flatMap(ofMeal).length > 0
  return (
    <div className={classes.columns}>
      <div className={classes.list}>
        <Panel title="Menüliste">
          <div className={classes.form}>
            <ul aria-label="Mahlzeiten">
              {mealKeys.map((meal) => (
                <li key={meal} className={classes.meal}>
                  <Checkbox
                    label={meals[meal].label}
                    checked={shown.includes(meal)}
                    onChange={({ currentTarget: { checked } }) =>
                      setShown((before) => mealKeys.filter((one) => (one === meal ? checked : before.includes(one))))
                    }
                  />
                  <span>{ofMeal(meal).length}</span>
                </li>
              ))}
            </ul>
            <SegmentedControl
              aria-label="Sprache"
              data={locales.choices(locale)}
              value={locale}
              onChange={(value) => setLocale(value as Locale)} // one of the choices
            />
            {hasMenus && checks !== undefined && <Checklist label="Prüfung vor dem Erzeugen" checks={checks} />}
            {open > 0 && (
              <p className={classes.open}>
                {counted(open, ['Mahlzeit ist', 'Mahlzeiten sind'])} noch nicht gewählt, und so steht es in der Liste.
              </p>
            )}
            <Button
              // A list of no meal would be an empty page.
              disabled={!hasMenus}
              loading={isPending}
              leftSection={<IconFileText size={15} stroke={1.7} aria-hidden />}
              onClick={() => mutate({ locale, query: shown.length === mealKeys.length ? {} : { 'meals[]': shown } })}
            >
              Menüliste generieren
            </Button>
          </div>
        </Panel>
        <StoredPapers orderId={orderId} type="menu" title="Gespeicherte Menülisten" />
      </div>
      <MenuListPreview orderId={orderId} locale={locale} shown={shown} hasMenus={hasMenus} />
    </div>
  )
}
