import { Button } from '@mantine/core'
import { IconCalendarDown } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { download } from '../../../lib/download.ts'
import { untilSaved } from '../../../lib/saving/until-saved.ts'
import { notice } from '../../../ui/notices/notice.tsx'

/** The timetable for the calendars of guide and driver: imported anew it changes the entries it made. */
export function TimetableButton({ orderId }: { orderId: number }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // What was typed a moment ago belongs into it.
      await untilSaved()
      await download(`/api/orders/${orderId}/timetable.ics`)
    },
    onError: ({ message }) => notice.bad('Der Fahrplan konnte nicht ausgegeben werden.', message),
  })
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<IconCalendarDown size={15} stroke={1.7} aria-hidden />}
      onClick={() => mutate()}
    >
      Fahrplan (.ics)
    </Button>
  )
}
