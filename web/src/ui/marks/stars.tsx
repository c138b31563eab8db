import { IconStarFilled } from '@tabler/icons-react'

export function Stars({ count }: { count: number }) {
  if (count < 1) return null
  return (
    <span
      role="img"
      aria-label={count === 1 ? '1 Stern' : `${count} Sterne`}
      style={{ display: 'inline-flex', gap: 1, color: 'var(--rw-warn-mark)' }}
    >
      {Array.from({ length: count }, (_, index) => (
        <IconStarFilled key={index} size={9} aria-hidden />
      ))}
    </span>
  )
}
