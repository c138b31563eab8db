import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { useMemo } from 'react'
import type { Stored, Target, TypedCells } from '../../ui/sheet/typed-cells.ts'
import { type Change, useSavedCells } from '../../ui/sheet/use-saved-cells.ts'
import { type DriverAsked, driverMissing, isForDriver } from './driver-choice.ts'
import type { DrawerColumn } from './fields.ts'
import { type DrawerRow, targetOf, withItem } from './rows.ts'
import { nameOfLine } from './service-columns.ts'

export type DrawerCells = { readonly typed: TypedCells<DrawerRow>; readonly begun: Set<string> }

const words = {
  saved: 'Die Daten wurden erfolgreich gespeichert',
  failed: 'Die Daten konnten nicht gespeichert werden! Server Error!',
}
/** The times of a service are judged together. */
const judgedWith = { endAt: ['startAt', 'type'] }

const isService = ({ service }: DrawerRow, { resource, id }: Target) =>
  id === service.id && resource === service.resource

/**
 * The cells of the drawer: those of requests go to the quick edit (001 §7), and a service that was only just begun stays a
 * draft until somebody has said whether the driver takes part (001 §5).
 * @param readAt when the lines as they are shown were asked for
 * @param asked for which services the driver's choice is needed
 */
export function useCells(
  readAt: number,
  onSaved: () => void,
  asked: DriverAsked = defaultSettings.itinerary.driverChoice,
  isGone?: (row: string) => boolean,
  kept?: DrawerCells,
) {
  const begun = useMemo(() => kept?.begun ?? new Set<string>(), [kept])

  /** Added here, or left as a draft before. */
  const isNew = ({ id }: DrawerRow, stored: Stored) => begun.has(id) || stored('isBrandNew') === true

  function alongside({ row, target, values, after, unsent, isRepeated }: Change<DrawerRow>) {
    if (!isService(row, target)) return {}
    const afterwards = (name: string) => (name === 'isBrandNew' ? isNew(row, after) : after(name))
    // The category of another type only the answer tells.
    const isOpen = !('otherServiceType' in values) && driverMissing(row.kind, afterwards, asked) !== null
    if (isRepeated || isOpen) return { isBrandNew: true }
    // What is still under way and rides along may have said otherwise.
    return unsent.isBrandNew === true ? { isBrandNew: false } : {}
  }

  const cells = useSavedCells<DrawerRow, DrawerColumn>({
    targetOf: (row, { of }) => ({ ...targetOf(row, of), action: of === 'request' ? 'quick_edit' : undefined }),
    withItem: (row, { of }, item) => withItem(row, of, item),
    alongside,
    mayRepeat: (row, target, error, stored) => isService(row, target) && isForDriver(error) && isNew(row, stored),
    judgedWith,
    words,
    readAt,
    nameOf: nameOfLine,
    onSaved,
    ...(isGone && { isGone }),
    kept: kept?.typed,
  })
  return { ...cells, begin: (row: string) => void begun.add(row) }
}

export type Cells = ReturnType<typeof useCells>
