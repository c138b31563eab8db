import { Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import classes from './check-filter.module.css'

type Props = {
  name: string
  all: string
  many: (count: number) => string
  choices: readonly { readonly value: string; readonly label: string }[]
  value: readonly string[]
  onChange: (value: string[]) => void
  /** The pointer or the focus has come near: time to ask for the choices. */
  onNear?: () => void
}

/** A filter of a list: a button that says what is chosen, and a menu in which any number is ticked; none means all. */
export function CheckFilter({ name, all, many, choices, value, onChange, onNear }: Props) {
  const [only, ...more] = choices.filter((choice) => value.includes(choice.value))
  const words = only === undefined ? all : more.length === 0 ? only.label : many(more.length + 1)
  return (
    <Menu position="bottom-start" closeOnItemClick={false}>
      <Menu.Target>
        <button
          type="button"
          className={classes.chip}
          onPointerEnter={onNear}
          onFocus={onNear}
          aria-label={`${name}: ${words}`}
          data-chosen={value.length > 0 || undefined}
        >
          {words}
          <IconChevronDown size={12} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        <Menu.CheckboxGroup value={[...value]} onChange={onChange}>
          {choices.map((choice) => (
            <Menu.CheckboxItem key={choice.value} value={choice.value}>
              {choice.label}
            </Menu.CheckboxItem>
          ))}
        </Menu.CheckboxGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
