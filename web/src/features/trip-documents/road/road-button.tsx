import { Button } from '@mantine/core'
import { IconDeviceMobileShare } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../../ui/late.tsx'

const RoadDialog = late(() => import('./road-dialog.tsx'))

/** Opens the private links of a trip. */
export function RoadButton({ orderId }: { orderId: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDeviceMobileShare size={15} stroke={1.7} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Link für unterwegs
      </Button>
      <Suspense>{isOpen && <RoadDialog orderId={orderId} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
