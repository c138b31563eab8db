import { IconTrash } from '@tabler/icons-react'
import { amount } from '../../lib/format.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SaveMark } from '../../ui/inline/save-mark.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import table from '../../ui/lists/table.module.css'
import type { OfferPrice } from './api.ts'
import { NewPriceRow } from './new-price-row.tsx'
import { PriceCell } from './price-cell.tsx'
import classes from './price-table.module.css'
import type { PriceWords } from './price-words.ts'
import { centsOfWire, type PriceList } from './use-offer-prices.ts'

type Props = { list: PriceList; words: PriceWords; currency: string }

/** Prices by size of the group, typed into like a sheet; each cell is saved when it is left (OFFER-04). */
export function PriceTable({ list, words, currency }: Props) {
  return (
    <Panel title={words.title} hint={list.state !== undefined && <SaveMark state={list.state} />} flush>
      <table className={`${table.table} ${classes.table}`}>
        <colgroup>
          <col />
          <col className={classes.priceColumn} />
          <col className={classes.toolColumn} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{words.size}</th>
            <th scope="col" className={table.number}>
              {words.price} in {currency}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {list.rows.map((row) => (
            <PriceRow key={row.id} row={row} list={list} words={words} currency={currency} />
          ))}
          <NewPriceRow list={list} words={words} />
        </tbody>
      </table>
    </Panel>
  )
}

function PriceRow({ row, list, words, currency }: { row: OfferPrice } & Props) {
  const name = `${words.before} ${row.numberOfPersons} ${words.after}`

  async function remove() {
    const isMeant = await confirm({
      title: `${words.one} „${name}“ löschen?`,
      text: `${row.price.formatted} steht dann nicht mehr im nächsten Angebot.`,
      action: 'Löschen',
      tone: 'bad',
    })
    if (isMeant) list.remove(row)
  }

  return (
    <tr>
      <td>
        <span className={classes.size}>
          {words.before}
          <PriceCell
            name={`${words.size}, ${name}`}
            value={String(row.numberOfPersons)}
            fault={list.faultOf(row.id, 'persons')}
            onKeep={(typed) => list.keep(row, 'persons', typed)}
            onDrop={() => list.drop(row.id, 'persons')}
          />
          {words.after}
        </span>
      </td>
      <td>
        <PriceCell
          name={`${words.price}, ${name}`}
          value={amount(centsOfWire(row.price))}
          fault={list.faultOf(row.id, 'price')}
          onKeep={(typed) => list.keep(row, 'price', typed)}
          onDrop={() => list.drop(row.id, 'price')}
        />
        {row.price.currency !== currency && <span className={classes.former}>steht noch in {row.price.currency}</span>}
      </td>
      <td>
        <IconButton size={24} icon={IconTrash} label={`„${name}“ löschen`} onClick={() => void remove()} />
      </td>
    </tr>
  )
}
