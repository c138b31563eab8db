import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { tripDetailContract } from '@reisewerk/domain/trip-documents/details/trip-detail.contract.ts'
import { IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '../../../lib/api.ts'
import { keys } from '../../../lib/keys.ts'
import { useSave } from '../../../lib/saving/use-save.ts'
import { useSharedValue } from '../../../lib/saving/use-shared-value.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SaveMark } from '../../../ui/inline/save-mark.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { RichTextConflict } from '../../../ui/rich-text/rich-text-conflict.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx'
import { type TripDetail, useTripDetails } from '../details/api.ts'
import { MealField, MenuField, ServingField, ServingNotes } from './menu-fields.tsx'
import classes from './menus.module.css'

/** Menus are saved so long after the last edit (002 §9). */
const restMs = 1000
const failed = 'Die Änderung konnte nicht gespeichert werden! Server Error!'

/** What is eaten at one meal: by whom it is served and what of their menus was chosen, or in words of one's own. */
export function MenuRow({ orderId, date, menu }: { orderId: number; date: string; menu: TripDetail }) {
  const client = useQueryClient()
  const { remove } = useTripDetails({ orderId, request: null })
  const { save, stateOf } = useSave(tripDetailContract, menu.id)
  const text = useSharedValue<RichText | null>({
    item: { resource: tripDetailContract.name, id: menu.id },
    saved: menu.text,
    version: menu.version,
    field: 'text',
    save: (value, options) => save({ text: value }, options),
    restMs,
    onFailed: (error) => notice.bad(failed, error.reason),
  })
  const change = (body: BodyOf<typeof tripDetailContract>) =>
    save(body, {
      // Its words follow the menu that was chosen.
      onSaved: () => void client.invalidateQueries({ queryKey: keys.resource(tripDetailContract.name) }),
      onFailed: (error) => notice.bad(failed, error.reason),
    })
  const state = stateOf('text') ?? stateOf('menu') ?? stateOf('request') ?? stateOf('subType')
  const name = `${menu.subType ?? 'Menü'} am ${date}`
  return (
    <div className={classes.menu} role="group" aria-label={name}>
      <div className={classes.fields}>
        <MealField value={menu.subType} onChange={(subType) => change({ subType })} />
        <ServingField
          orderId={orderId}
          date={date}
          value={menu.request}
          // A menu is one of the house that was asked before.
          onChange={(request) => request !== null && change({ request, menu: null })}
        />
        <MenuField
          orderId={orderId}
          date={date}
          request={menu.request}
          value={menu.menu}
          onChange={(chosen) => change({ menu: chosen })}
        />
        <span className={classes.state}>{state !== undefined && <SaveMark state={state} />}</span>
        <IconButton size={24} icon={IconTrash} label={`${name} löschen`} onClick={() => void remove(menu)} />
      </div>
      {menu.menu !== null ? (
        <div className={classes.words}>
          <RichTextView value={menu.text} />
        </div>
      ) : text.conflict !== null ? (
        <RichTextConflict subject="den Text" {...text.conflict} onChoose={text.resolve} />
      ) : (
        <RichTextField
          label={`Text: ${name}`}
          value={text.value}
          minHeight={56}
          onChange={text.write}
          onBlur={text.flush}
        />
      )}
      <ServingNotes orderId={orderId} date={date} request={menu.request} />
    </div>
  )
}
