import { Button, Select } from '@mantine/core'
import { rateInWords } from '@reisewerk/domain/invoices/invoice-tax.ts'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { amount, counted } from '../../../lib/format.ts'
import { Field } from '../../../ui/fields/form-group.tsx'
import table from '../../../ui/lists/table.module.css'
import { centsOf } from '../invoice-state.ts'
import classes from './create.module.css'
import { offeredTaxes, ratesOfRows } from './invoice-draft.ts'
import type { InvoiceEditor } from './use-invoice-editor.ts'

/** The rate of each row: own services in a trip under § 25 UStG, what is bought in for a third country (money.md §5). */
export function LineTaxFields({ editor: { preview, settings, draft, set } }: { editor: InvoiceEditor }) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const offered = offeredTaxes(settings).map(({ rate }) => rate)
  if (preview === null || preview.lines.length === 0 || offered.length === 0) return null
  const rates = ratesOfRows(draft, preview)
  const others = Object.values(rates).filter((rate) => rate !== draft.taxPercentage).length
  const Chevron = isOpen ? IconChevronDown : IconChevronRight

  /** A row with the rate of the invoice is not named: it follows that one. */
  function choose(key: string, rate: number) {
    const chosen = Object.entries({ ...rates, [key]: rate }).filter(([, one]) => one !== draft.taxPercentage)
    set({ lineTaxes: Object.fromEntries(chosen), taxAmount: null })
  }

  return (
    <Field>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<Chevron size={14} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        Steuer je Zeile{' '}
        {others > 0 && <span className={classes.others}>{counted(others, ['anderer Satz', 'andere Sätze'])}</span>}
      </Button>
      {isOpen && (
        <table id={listId} className={`${table.table} ${classes.rates}`} aria-label="Steuer je Zeile">
          <tbody>
            {preview.lines.map(({ key, name, amount: sum }) => (
              <tr key={key}>
                <td title={name}>{name}</td>
                <td className={table.number}>{amount(centsOf(sum))}</td>
                <td>
                  <Select
                    size="xs"
                    aria-label={`Steuer auf ${name}`}
                    data={[...new Set([...offered, rates[key] ?? draft.taxPercentage])].map((rate) => ({
                      value: String(rate),
                      label: rateInWords(rate),
                    }))}
                    value={String(rates[key])}
                    allowDeselect={false}
                    checkIconPosition="right"
                    onChange={(rate) => rate !== null && choose(key, Number(rate))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Field>
  )
}
