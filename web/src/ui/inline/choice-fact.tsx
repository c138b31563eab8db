import { Combobox, ScrollArea, useCombobox } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { SaveState } from '../../lib/saving/save-states.ts'
import classes from './choice-fact.module.css'
import { EditableFact } from './fact.tsx'

export type FactChoice = { value: string; label: string; display?: ReactNode }

type Props = {
  label: string
  value: string
  choices: readonly FactChoice[]
  onChoose: (value: string) => void
  state?: SaveState | undefined
  children: ReactNode
}

/** A value chosen in a popover: a click opens it, a choice applies at once (000 §4). */
export function ChoiceFact({ label, value, choices, onChoose, state, children }: Props) {
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.selectActiveOption(),
    onDropdownClose: () => combobox.resetSelectedOption(),
  })
  return (
    <Combobox
      store={combobox}
      position="bottom-start"
      width="max-content"
      onOptionSubmit={(chosen) => {
        combobox.closeDropdown()
        if (chosen !== value) onChoose(chosen)
      }}
    >
      {/* Of the attributes it would set, a button may have only these two. */}
      <Combobox.Target targetType="button" withAriaAttributes={false}>
        <EditableFact
          label={label}
          state={state}
          onClick={() => combobox.toggleDropdown()}
          aria-haspopup="listbox"
          aria-expanded={combobox.dropdownOpened}
        >
          {children}
        </EditableFact>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={label}>
          <ScrollArea.Autosize mah={320} type="auto">
            {choices.map((choice) => (
              <Combobox.Option
                key={choice.value}
                value={choice.value}
                active={choice.value === value}
                aria-selected={choice.value === value}
                className={classes.option}
              >
                {choice.display ?? choice.label}
                {choice.value === value && <IconCheck size={13} aria-hidden />}
              </Combobox.Option>
            ))}
          </ScrollArea.Autosize>
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
