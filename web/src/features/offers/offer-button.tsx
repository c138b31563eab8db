import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '../../paths.ts'

/** From the head of a trip to its offer. */
export function OfferButton({ orderId }: { orderId: number }) {
  return (
    <Button
      variant="default"
      leftSection={<IconFileText size={15} stroke={1.7} aria-hidden />}
      renderRoot={(props) => <Link {...props} {...paths.offer(orderId)} />}
    >
      Angebot
    </Button>
  )
}
