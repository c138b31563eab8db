import { Menu } from '@mantine/core'
import { offerVersionContract } from '@reisewerk/domain/offers/versions/offer-version.contract.ts'
import { IconArrowBackUp, IconCircleCheck, IconDotsVertical } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, send } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { type OfferVersion, wasHandedOver } from './api.ts'

/** Says that a version went out by other ways than a mail from here, and takes that back (OFFER-11). */
export function SentMenu({ name, version }: { name: string; version: OfferVersion }) {
  const client = useQueryClient()
  const isMarked = wasHandedOver(version)
  const { mutate, isPending } = useMutation({
    mutationFn: () => send(isMarked ? 'DELETE' : 'POST', `/api/offer_versions/${version.id}/sent`),
    onSettled: () => client.invalidateQueries({ queryKey: keys.list(offerVersionContract.name) }),
    onError: (error) =>
      notice.bad(
        'Die Änderung konnte nicht gespeichert werden! Server Error!',
        error instanceof ApiError ? error.reason : undefined,
      ),
  })
  if (version.sentAt !== null && !isMarked) return null
  const Glyph = isMarked ? IconArrowBackUp : IconCircleCheck
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton icon={IconDotsVertical} label={`${name}: Aktionen`} disabled={isPending} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Glyph size={15} stroke={1.7} aria-hidden />} onClick={() => mutate()}>
          {isMarked ? 'Doch nicht gesendet' : 'Als gesendet markieren'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
