import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '../paths.ts'

/** The first step of a list that is filled by what is done on the pages of trips. */
export function TripsButton() {
  return (
    <Button variant="default" renderRoot={(props) => <Link {...props} {...paths.orders()} />}>
      Zu den Reisen
    </Button>
  )
}
