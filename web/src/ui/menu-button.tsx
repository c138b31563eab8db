import { Menu } from '@mantine/core'
import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'

type Props = Pick<ComponentProps<typeof Menu>, 'position' | 'width'> & {
  /** What opens it; it takes the attributes of a button, and a `ref`. */
  button: ReactElement<ComponentProps<'button'>>
  /** Its items. */
  children: ReactNode
}

/**
 * A button with a menu, for rows of which there are many: the menu is made when it is opened for the first time. A closed
 * one costs as much as all the rest of a row.
 */
export function MenuButton({ button, children, ...menu }: Props) {
  const id = useId()
  const target = useRef<HTMLButtonElement>(null)
  const [isMade, setMade] = useState(false)
  const [isOpen, setOpen] = useState(false)
  // Only a menu that was there closed knows to whom the focus goes back.
  useEffect(() => setOpen(isMade), [isMade])
  return (
    <>
      {cloneElement(button, {
        ref: target,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        ...(isOpen && { 'aria-controls': `${id}-dropdown` }),
        onClick: () => (isMade ? setOpen(!isOpen) : setMade(true)),
      })}
      {isMade && (
        <Menu {...menu} id={id} opened={isOpen} onChange={setOpen}>
          <Menu.Target>
            <Standing element={target} />
          </Menu.Target>
          <Menu.Dropdown>{children}</Menu.Dropdown>
        </Menu>
      )}
    </>
  )
}

type Target = HTMLButtonElement | null

/** Lends the menu an element that stands already, so that it need not be drawn anew when the menu comes to it. */
function Standing({ element, ref }: { element: RefObject<Target>; ref?: Ref<Target> }) {
  useImperativeHandle<Target, Target>(ref, () => element.current, [element])
  return null
}
