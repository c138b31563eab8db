import { Button } from '@mantine/core'
import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { serviceContracts } from '@reisewerk/domain/itinerary/service-contracts.ts'
import { sortKey } from '@reisewerk/domain/itinerary/sort-helper.ts'
import { nobodyWords } from '@reisewerk/domain/requests/withdrawn-choice.ts'
import { voucherContract } from '@reisewerk/domain/trip-documents/vouchers/voucher.contract.ts'
import { voucherAnchor } from '@reisewerk/domain/trip-documents/vouchers/voucher-moved-checks.ts'
import { namesNobody } from '@reisewerk/domain/trip-documents/vouchers/voucher-redeemer-checks.ts'
import { IconEye, IconEyeOff, IconPencil, IconRestore, IconSettings } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { act } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/http.ts'
import { untilSaved } from '../../../lib/saving/until-saved.ts'
import { useSave } from '../../../lib/saving/use-save.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SaveMark } from '../../../ui/inline/save-mark.tsx'
import { KindIcon } from '../../../ui/marks/kind-icon.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { TextConflict } from '../../../ui/notices/text-conflict.tsx'
import { useDesk } from '../../itinerary/plan/plan-context.tsx'
import type { Voucher, VoucherLanguage } from './api.ts'
import { forgetUnfit } from './unfit-texts.ts'
import { useShownVouchers } from './use-shown-vouchers.ts'
import { useVoucherTexts } from './use-voucher-texts.ts'
import { VoucherFields } from './voucher-fields.tsx'
import classes from './vouchers.module.css'
import { Whom } from './whom.tsx'

type Props = { orderId: number; voucher: Voucher; language: VoucherLanguage; hasWhom: boolean }

/** The voucher of a service: it follows the service until it is edited by hand (002 §2, DOC-03). */
export function VoucherCard({ orderId, voucher, language, hasWhom }: Props) {
  const { infos, isEditable } = voucher
  const { edit } = useDesk()
  const texts = useVoucherTexts(voucher)
  const locale = language === 'client' ? infos.clientLanguage : infos.mainLanguage
  const persons = infos.part === '' ? infos.contingent : `${infos.contingent} (${infos.part})`
  const open = () => edit({ what: 'service', key: sortKey(infos.type, voucher.id), isNew: false })

  function openByDoubleClick({ target }: MouseEvent) {
    // Two clicks into a text choose a word of it.
    if (target instanceof Element && target.closest('input, textarea, button, [role=textbox]') === null) open()
  }

  return (
    // The same is done by the button 'Leistung öffnen'.
    <article
      id={voucherAnchor(voucher.id)}
      tabIndex={-1}
      className={classes.card}
      aria-label={infos.title}
      data-hidden={!infos.showVoucher || undefined}
      data-editing={isEditable || undefined}
      onDoubleClick={openByDoubleClick}
    >
      <header className={classes.head}>
        <KindIcon kind={infos.type} />
        <h3 className={classes.provider} title={`${infos.title}: Doppelklick öffnet die Leistung`}>
          {infos.title}
        </h3>
        <span className={classes.pax} title={persons}>
          {persons}
        </span>
        {isEditable && <span className={classes.manual}>manuell</span>}
        {!infos.showVoucher && <span className={classes.off}>{whyNotPrinted(infos)}</span>}
        <span className={classes.tools}>
          {texts.state !== undefined && <SaveMark state={texts.state} />}
          <ModeKey voucher={voucher} fields={texts.value} flush={texts.flush} orderId={orderId} />
          <IconButton size={24} icon={IconSettings} label={`${infos.title}: Leistung öffnen`} onClick={open} />
          <Eye orderId={orderId} voucher={voucher} />
        </span>
      </header>
      {infos.showVoucher && infos.request === null && <p className={classes.short}>{namesNobody(infos)}</p>}
      {infos.confirmed !== '' && <p className={classes.short}>{infos.confirmed}</p>}
      {hasWhom && <Whom orderId={orderId} voucher={voucher} />}
      {texts.conflict !== null ? (
        <TextConflict
          subject="diesen Voucher"
          {...texts.conflict}
          show={(fields) => (
            <VoucherFields
              of=""
              fields={fields}
              locale={locale}
              isEditable={false}
              onWrite={() => {}}
              onKeep={() => {}}
              onBlur={() => {}}
            />
          )}
          onChoose={texts.resolve}
        />
      ) : (
        <VoucherFields
          of={infos.title}
          fields={texts.value}
          locale={locale}
          isEditable={isEditable}
          onWrite={(field, content) => texts.write(field, locale, content)}
          onKeep={(field) => texts.keep(field, locale)}
          onBlur={texts.flush}
        />
      )}
    </article>
  )
}

/** `fields` as they stand on the card, saved or not. */
type ModeProps = { orderId: number; voucher: Voucher; fields: Voucher['fields']; flush: () => void }

/** Whom nobody has hidden, but whose house was lost, says so (TRUE-01). */
function whyNotPrinted({ isLost, type }: Voucher['infos']): string {
  return isLost ? `${nobodyWords(type, 'ohne')}: wird nicht gedruckt` : 'wird nicht gedruckt'
}

/** Automatic vouchers follow their service; manual ones say what was typed, until they are reset (002 §4). */
function ModeKey({ orderId, voucher, fields, flush }: ModeProps) {
  const { save } = useSave(voucherContract, voucher.id)
  const { refresh } = useShownVouchers(orderId)

  function editByHand() {
    const tell = () => notice.bad('Der Voucher konnte nicht gespeichert werden! Server Error!')
    save({ isEditable: true }, { onFailed: tell, onServerError: tell })
  }

  async function reset() {
    const isTyped = fields.some(({ isEdited }) => isEdited)
    const question = {
      title: 'Voucher zurücksetzen?',
      text: 'Was von Hand geändert wurde, geht verloren; der Voucher folgt wieder der Leistung.',
      action: 'Zurücksetzen',
    }
    if (isTyped && !(await confirm(question))) return
    flush()
    await untilSaved()
    try {
      await act(`/api/vouchers/${voucher.id}/reset`)
      forgetUnfit(voucher.id)
      notice.good('Der Voucher wurde zurückgesetzt!')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.bad('Der Voucher konnte nicht zurückgesetzt werden! Server Error!')
    }
    refresh()
  }

  const Glyph = voucher.isEditable ? IconRestore : IconPencil
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-xs"
      aria-label={`${voucher.infos.title}: ${voucher.isEditable ? 'zurücksetzen' : 'manuell editieren'}`}
      leftSection={<Glyph size={14} stroke={1.7} aria-hidden />}
      onClick={voucher.isEditable ? () => void reset() : editByHand}
    >
      {voucher.isEditable ? 'zurücksetzen' : 'manuell editieren'}
    </Button>
  )
}

const notModified = "Couldn't modify the visibility! Server Error!"

/** Whether it is printed is kept with the service (002 §4). */
function Eye({ orderId, voucher: { id, infos } }: { orderId: number; voucher: Voucher }) {
  const { save } = useSave<Contract>(serviceContracts[infos.type], id)
  const { show, refresh } = useShownVouchers(orderId)
  const showVoucher = !infos.showVoucher
  return (
    <IconButton
      size={24}
      icon={infos.showVoucher ? IconEye : IconEyeOff}
      label={`${infos.title}: ${infos.showVoucher ? 'Voucher ausblenden' : 'Voucher zeigen'}`}
      onClick={() => {
        show(id, { showVoucher })
        save(
          { showVoucher },
          {
            onSaved: () => {
              notice.withdraw(notModified)
              refresh()
            },
            onServerError: () => notice.bad(notModified),
            onFailed: () => {
              notice.bad(notModified)
              refresh()
            },
          },
        )
      }}
    />
  )
}
