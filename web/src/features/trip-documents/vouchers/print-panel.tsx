import { Button, SegmentedControl, Select, Switch } from '@mantine/core'
import type { Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { voucherPrintModes } from '@reisewerk/domain/accounts/settings.ts'
import type { PaperCheck } from '@reisewerk/domain/documents/paper-check.contract.ts'
import type { PrintMode } from '@reisewerk/domain/trip-documents/vouchers/voucher-document.ts'
import { voucherLanguageChecks } from '@reisewerk/domain/trip-documents/vouchers/voucher-language-checks.ts'
import { voucherMovedChecks } from '@reisewerk/domain/trip-documents/vouchers/voucher-moved-checks.ts'
import { voucherRedeemerChecks } from '@reisewerk/domain/trip-documents/vouchers/voucher-redeemer-checks.ts'
import { IconFileText } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Checklist } from '../../../ui/lists/checklist.tsx'
import { paperChecksOf } from '../../itinerary/plan/ask-about-losses.ts'
import type { Voucher, VoucherLanguage, WantedVouchers } from './api.ts'
import classes from './vouchers.module.css'

type Props = {
  orderId: number
  settings: Settings['vouchers']
  vouchers: readonly Voucher[]
  language: VoucherLanguage
  onLanguage: (language: VoucherLanguage) => void
  isPending: boolean
  onGenerate: (wanted: WantedVouchers) => void
}

const languages = [
  { value: 'client', label: 'Kundensprache' },
  { value: 'request', label: 'Sprache der LT' },
]
const modes = Object.entries(voucherPrintModes).map(([value, { label }]) => ({ value, label }))

/** In which language and on which paper vouchers are printed, by the settings of the house (002 §2, §6). */
export function PrintPanel({ orderId, settings, vouchers, language, onLanguage, isPending, onGenerate }: Props) {
  const [printMode, setPrintMode] = useState<PrintMode>(settings.printMode)
  const { data: losses = [], isPending: isAsking } = useQuery(paperChecksOf(orderId, 'voucher'))
  const [isWithoutLogo, setWithoutLogo] = useState(settings.printMode !== 'withLogo')
  const shown = vouchers.filter(({ infos }) => infos.showVoucher)
  const redeemers = voucherRedeemerChecks(shown, orderId)
  const localeIn = ({ infos }: Pick<Voucher, 'infos'>) =>
    language === 'request' ? infos.mainLanguage : infos.clientLanguage
  const printedIn = (voucher: Voucher) =>
    settings.translations && settings.translationsInOne
      ? [voucher.infos.clientLanguage, voucher.infos.mainLanguage]
      : [localeIn(voucher)]
  const generate = (isInternal: boolean) =>
    onGenerate({
      language,
      isInternal,
      printMode: settings.printModes ? printMode : isWithoutLogo ? 'withoutLogo' : 'withLogo',
      isWithoutLogo: !settings.printModes && isWithoutLogo,
    })
  return (
    <Panel title="Voucher erzeugen">
      <div className={classes.choices}>
        {settings.translations && !settings.translationsInOne && (
          <SegmentedControl
            aria-label="Sprache"
            data={languages}
            value={language}
            onChange={(value) => onLanguage(value === 'request' ? 'request' : 'client')}
          />
        )}
        {settings.printModes ? (
          <Select
            label="Druck"
            data={modes}
            value={printMode}
            allowDeselect={false}
            // The choices are those of the settings.
            onChange={(value) => setPrintMode(value as PrintMode)}
          />
        ) : (
          <Switch
            label="Logo für den Druck weglassen"
            checked={isWithoutLogo}
            onChange={({ currentTarget: { checked } }) => setWithoutLogo(checked)}
          />
        )}
        <Button
          leftSection={<IconFileText size={15} stroke={1.7} aria-hidden />}
          loading={isPending}
          disabled={shown.length === 0}
          onClick={() => generate(false)}
        >
          Voucher generieren
        </Button>
        {settings.internalVouchers && (
          <Button variant="default" disabled={isPending || shown.length === 0} onClick={() => generate(true)}>
            Interne Voucher generieren
          </Button>
        )}
        {shown.length > 0 && !isAsking && (
          <Checklist
            label="Prüfung vor dem Erzeugen"
            checks={[
              ...losses.filter((check) => !isToldBy(redeemers, check)),
              ...redeemers,
              ...voucherMovedChecks(shown, orderId, printedIn),
              ...voucherLanguageChecks(told(shown), orderId, localeIn),
            ]}
          />
        )}
        <p className={classes.why}>{summary(vouchers)}</p>
      </div>
    </Panel>
  )
}

/** That nobody is chosen of several the point of its voucher says, too. */
const isToldBy = (redeemers: readonly PaperCheck[], { path, isMet }: PaperCheck) =>
  !isMet && redeemers.some((one) => !one.isMet && one.path === path)

const told = (vouchers: readonly Voucher[]) => vouchers.map((one) => ({ ...one, title: one.infos.title }))

/** '13 Voucher, 1 ausgeblendet, 1 von Hand geändert.' */
function summary(vouchers: readonly Voucher[]): string {
  const hidden = vouchers.filter(({ infos }) => !infos.showVoucher).length
  const manual = vouchers.filter(({ isEditable, infos }) => isEditable && infos.showVoucher).length
  return `${[
    counted(vouchers.length - hidden, ['Voucher', 'Voucher']),
    hidden === 0 ? '' : `${hidden} ausgeblendet`,
    manual === 0 ? '' : `${manual} von Hand geändert`,
  ]
    .filter((part) => part !== '')
    .join(', ')}.`
}
