import { Menu, Popover } from '@mantine/core'
import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import {
  IconArrowLeft,
  IconArrowRight,
  IconChevronDown,
  IconDeviceFloppy,
  IconPencil,
  IconRestore,
  IconStar,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react'
import { useState } from 'react'
import { confirm } from '../ui/dialogs/confirm.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { SavedViewForm } from './saved-view-form.tsx'
import classes from './saved-views.module.css'
import type { SavedView, ViewChanges } from './use-view-changes.ts'

type Props<State> = {
  contract: Contract
  view: SavedView<State>
  own: readonly SavedView<State>[]
  /** What the list shows just now. */
  state: State
  isChanged: boolean
  changes: ViewChanges<State>
  /** @param view null for the list without a view */
  onOpen: (view: SavedView<State> | null) => void
}

const icon = { size: 14, stroke: 1.7 }

export function SavedViewMenu<State>({ contract, view, own, state, isChanged, changes, onOpen }: Props<State>) {
  const [isRenaming, setRenaming] = useState(false)
  const isOwn = changes.isOwn(view)
  const place = own.indexOf(view)
  if (!isOwn && !isChanged) return null

  async function ask() {
    const question = { title: 'Ansicht löschen?', text: `Soll die Ansicht '${view.name}' wirklich gelöscht werden?` }
    if (!(await confirm({ ...question, action: 'Löschen', tone: 'bad' }))) return
    if ((await changes.remove(view)) !== null) onOpen(null)
  }

  return (
    <Popover
      opened={isRenaming}
      onChange={setRenaming}
      position="bottom-start"
      trapFocus
      returnFocus
      // The button in it opens the menu, not this.
      withRoles={false}
    >
      <Popover.Target>
        <span className={classes.menu}>
          {isChanged && <span className={classes.changed} role="img" aria-label="geändert" title="Geändert" />}
          <Menu position="bottom-start">
            <Menu.Target>
              <IconButton size={24} icon={IconChevronDown} label={`Ansicht '${view.name}' bearbeiten`} />
            </Menu.Target>
            <Menu.Dropdown>
              {isOwn && isChanged && (
                <Menu.Item
                  leftSection={<IconDeviceFloppy {...icon} />}
                  onClick={() => void changes.change(view, { state })}
                >
                  Änderungen sichern
                </Menu.Item>
              )}
              {isChanged && (
                <Menu.Item leftSection={<IconRestore {...icon} />} onClick={() => onOpen(view)}>
                  Änderungen verwerfen
                </Menu.Item>
              )}
              {isOwn && (
                <>
                  <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => setRenaming(true)}>
                    Umbenennen
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<IconStar {...icon} />}
                    onClick={() => void changes.change(view, { isDefault: !view.isDefault })}
                  >
                    {view.isDefault ? 'Nicht mehr als Standard' : 'Als Standard'}
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<IconUsers {...icon} />}
                    onClick={() => void changes.change(view, { isShared: !view.isShared })}
                  >
                    {view.isShared ? 'Nicht mehr teilen' : 'Mit der Organisation teilen'}
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<IconArrowLeft {...icon} />}
                    disabled={place === 0}
                    onClick={() => void changes.move(own, view, -1)}
                  >
                    Nach links
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<IconArrowRight {...icon} />}
                    disabled={place === own.length - 1}
                    onClick={() => void changes.move(own, view, 1)}
                  >
                    Nach rechts
                  </Menu.Item>
                  <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={() => void ask()}>
                    Löschen
                  </Menu.Item>
                </>
              )}
            </Menu.Dropdown>
          </Menu>
        </span>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Ansicht umbenennen">
        <SavedViewForm contract={contract} view={view} state={state} onSaved={() => setRenaming(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
