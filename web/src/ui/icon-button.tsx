import { ActionIcon } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { tip } from './tips.tsx'

type Props = Omit<ComponentProps<'button'>, 'type' | 'color' | 'children'> & {
  icon: Icon
  label: string
  /** For a switch: whether it is on. Leave it out for a plain button. */
  active?: boolean
  tone?: 'bad'
  size?: 24 | 28
}

/** An icon alone always has a name: as tooltip for the eye, as label for the ear. Fits into Menu.Target and MenuButton. */
export function IconButton({ icon: Glyph, label, active, tone, size = 28, ...button }: Props) {
  return (
    <ActionIcon
      {...tip(label)}
      {...button}
      type="button"
      size={size}
      aria-label={label}
      aria-pressed={active}
      variant={active === true ? 'light' : 'subtle'}
      color={tone === 'bad' ? 'red' : active === true ? 'plum' : 'gray'}
    >
      <Glyph size={size === 24 ? 15 : 16} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}
