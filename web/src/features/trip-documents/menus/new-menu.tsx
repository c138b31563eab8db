import { Button } from '@mantine/core'
import { meals } from '@reisewerk/domain/trip-documents/templates.contract.ts'
import { useState } from 'react'
import { useTripDetails } from '../details/api.ts'
import { MealField, MenuField, ServingField } from './menu-fields.tsx'
import classes from './menus.module.css'

type Props = { orderId: number; date: string; onClose: () => void }

/** A meal that is still to be saved: it takes somebody who serves it (002 §5). */
export function NewMenu({ orderId, date, onClose }: Props) {
  const [subType, setSubType] = useState<string | null>(meals.dinner.label)
  const [request, setRequest] = useState<string | null>(null)
  const [menu, setMenu] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const { add } = useTripDetails({ orderId, request: null })

  async function save() {
    setSaving(true)
    const made = await add({ type: 'menu', title: date, subType, request, ...(menu !== null && { menu }) })
    setSaving(false)
    if (made !== null) onClose()
  }

  return (
    <div className={classes.menu} role="group" aria-label={`Neues Menü am ${date}`}>
      <div className={classes.fields}>
        <MealField value={subType} onChange={setSubType} />
        <ServingField
          orderId={orderId}
          date={date}
          value={request}
          onChange={(chosen) => {
            setRequest(chosen)
            setMenu(null)
          }}
        />
        <MenuField orderId={orderId} date={date} request={request} value={menu} onChange={setMenu} />
        <Button size="xs" disabled={request === null} loading={isSaving} onClick={() => void save()}>
          Speichern
        </Button>
        <Button size="xs" variant="default" onClick={onClose}>
          Abbrechen
        </Button>
      </div>
      {request === null && <p className={classes.none}>Zum Speichern bitte einen Leistungsträger wählen.</p>}
    </div>
  )
}
