import { orderContactContract } from '@reisewerk/domain/orders/order.contract.ts'
import { useRef, useState } from 'react'
import { useLeaving } from '../../../../lib/saving/use-leaving.ts'
import { useSave } from '../../../../lib/saving/use-save.ts'
import { tooLong } from '../../../../ui/fields/too-long.ts'
import { SaveMark } from '../../../../ui/inline/save-mark.tsx'
import { notice } from '../../../../ui/notices/notice.tsx'
import type { TripContact } from './api.ts'
import classes from './contacts-panel.module.css'

const restMs = 1000

const fields = [
  { key: 'busHeight', label: 'Höhe' },
  { key: 'busLength', label: 'Länge' },
  { key: 'busPlate', label: 'Kennzeichen' },
] as const
type Bus = Partial<Record<(typeof fields)[number]['key'], string>>

/** Height, length and plate of a driver's bus (CONT-03). What the server refuses stays as it was typed. */
export function BusFields({ contact, name }: { contact: TripContact; name: string }) {
  const { save, stateOf } = useSave(orderContactContract, contact.id)
  const [typed, setTyped] = useState<Bus>({})
  const pending = useRef<{ bus: Bus; timer: ReturnType<typeof setTimeout> } | null>(null)

  function flush() {
    if (pending.current === null) return
    clearTimeout(pending.current.timer)
    const { bus } = pending.current
    pending.current = null
    save(bus, {
      onSaved: () => {
        notice.good('Erfolgreich gespeichert!')
        setTyped((now) =>
          Object.fromEntries(Object.entries(now).filter(([key, text]) => bus[key as keyof Bus] !== text)),
        )
      },
      onFailed: (error) => notice.bad('Der Kontakt konnte nicht gespeichert werden!', error.violations[0]?.message),
    })
  }

  function type(key: keyof Bus, text: string) {
    setTyped((before) => ({ ...before, [key]: text }))
    if (pending.current !== null) clearTimeout(pending.current.timer)
    pending.current = { bus: { ...pending.current?.bus, [key]: text }, timer: setTimeout(flush, restMs) }
  }

  // Whoever closes the panel within that second has still typed it.
  useLeaving(flush)

  return (
    <div className={classes.bus}>
      {fields.map(({ key, label }) => {
        const state = stateOf(key)
        const long = tooLong(typed[key] ?? contact[key] ?? '', 20)
        return (
          <label key={key} className={classes.busField}>
            <span>{label}</span>
            <input
              aria-label={`Bus von ${name}: ${label}`}
              value={typed[key] ?? contact[key] ?? ''}
              aria-invalid={long !== undefined || undefined}
              title={long}
              placeholder="–"
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => type(key, event.currentTarget.value)}
            />
            {state !== undefined && <SaveMark state={state} />}
          </label>
        )
      })}
    </div>
  )
}
