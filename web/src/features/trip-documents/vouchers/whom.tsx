import { Select } from '@mantine/core'
import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { requestContracts } from '@reisewerk/domain/requests/request-contracts.ts'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { useSave } from '../../../lib/saving/use-save.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import type { Voucher } from './api.ts'
import { useShownVouchers } from './use-shown-vouchers.ts'
import classes from './vouchers.module.css'

/** Where the voucher goes and who answers there: a choice that reads like text until one goes near it (002 §2). */
export function Whom({ orderId, voucher }: { orderId: number; voucher: Voucher }) {
  const { infos } = voucher
  const { save } = useSave<Contract>(requestContracts[infos.type], infos.request === null ? 0 : idOf(infos.request))
  const { show, refresh } = useShownVouchers(orderId)
  if (infos.request === null) return null

  function choose(change: { assignedAddress: string | null } | { assignedContact: string | null }) {
    show(voucher.id, change)
    save(change, {
      onSaved: () => {
        notice.good('Die Änderung wurde gespeichert!')
        refresh()
      },
      onServerError: () => notice.bad('Die Änderung konnte nicht gespeichert werden! Server Error!'),
      onFailed: () => {
        notice.bad('Die Änderung konnte nicht gespeichert werden! Server Error!')
        refresh()
      },
    })
  }

  const addresses = infos.addresses.map(({ id, label }) => ({ value: linkTo('addresses', id), label }))
  const contacts = infos.contacts.map(({ id, label }) => ({ value: linkTo('contacts', id), label }))
  return (
    <div className={classes.whom}>
      <QuietSelect
        label={`${infos.title}: Adresse`}
        placeholder={addresses[0]?.label ?? 'Keine Adresse'}
        data={addresses}
        value={infos.assignedAddress}
        onChange={(assignedAddress) => choose({ assignedAddress })}
      />
      <QuietSelect
        label={`${infos.title}: Kontakt`}
        placeholder="Allgemein/Rezeption"
        data={contacts}
        value={infos.assignedContact}
        onChange={(assignedContact) => choose({ assignedContact })}
      />
    </div>
  )
}

type SelectProps = {
  label: string
  placeholder: string
  data: { value: string; label: string }[]
  value: string | null
  onChange: (link: string | null) => void
}

function QuietSelect({ label, data, ...props }: SelectProps) {
  return (
    <Select
      {...props}
      data={data}
      disabled={data.length === 0}
      variant="unstyled"
      size="xs"
      clearable
      aria-label={label}
      rightSection={<IconChevronDown size={13} stroke={1.8} aria-hidden />}
      classNames={{ input: classes.whomInput ?? '' }}
    />
  )
}
