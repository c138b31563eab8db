import { useLocalStorage } from '@mantine/hooks'
import { IconLock, IconLockOpen } from '@tabler/icons-react'
import { IconButton } from '../../../ui/icon-button.tsx'

/** Whether days may be dragged; locked until somebody opens it, and the browser remembers (HEAD-01). */
export function useDayLock() {
  const [isLocked, setLocked] = useLocalStorage({
    key: 'days-locked',
    defaultValue: true,
    getInitialValueInEffect: false,
  })
  return { isLocked, toggle: () => setLocked(!isLocked) }
}

export function DayLock({ isLocked, toggle }: ReturnType<typeof useDayLock>) {
  return (
    <IconButton
      icon={isLocked ? IconLock : IconLockOpen}
      label={isLocked ? 'Verschieben der Tage erlauben' : 'Verschieben der Tage sperren'}
      active={!isLocked}
      onClick={toggle}
    />
  )
}
