import { behaviours, type CostLine } from '@reisewerk/domain/calculation/cost/cost-line.ts'
import { amount, count, currencySign } from '../../../lib/format.ts'
import table from '../../../ui/lists/table.module.css'
import { KindIcon } from '../../../ui/marks/kind-icon.tsx'
import classes from './margin.module.css'

type Props = { title: string; lines: readonly CostLine[]; currency: string; onEdit: (line: CostLine) => void }

/** The lines of one sort with what they come to; a service is named once above its prices. */
export function CostTable({ title, lines, currency, onEdit }: Props) {
  const sum = lines.reduce((all, { cents }) => all + cents, 0)
  return (
    <table className={`${table.table} ${classes.table}`} aria-label={`Einkauf ${title}`}>
      <colgroup>
        <col width={40} />
        <col />
        <col width={52} />
        <col width={116} />
        <col width={132} />
      </colgroup>
      <thead>
        <tr>
          <th colSpan={2} scope="col">
            {title}
          </th>
          <th className={table.number}>Menge</th>
          <th className={table.number}>Preis</th>
          <th className={table.number}>{currencySign(currency)}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={line.key}>
            <td>{line.kind !== null && !isSame(line, lines[index - 1]) && <KindIcon kind={line.kind} />}</td>
            <td title={nameOf(line)}>
              {line.service === null ? (
                <button type="button" className={classes.own} onClick={() => onEdit(line)}>
                  {line.title}
                </button>
              ) : (
                !isSame(line, lines[index - 1]) && line.title
              )}
              <span className={classes.note}>{noteOf(line)}</span>
              {line.requestPax !== null && !isSame(line, lines[index - 1]) && (
                <span className={classes.other}>{otherPax(line.requestPax)}</span>
              )}
            </td>
            <td className={table.number}>{count(line.quantity)}</td>
            <td className={`${table.number} ${table.quiet}`}>
              {line.reason === 'Ohne Einkaufspreis'
                ? '–'
                : `${amount(line.unitCents)}${line.currency === currency ? '' : ` ${line.currency}`}`}
            </td>
            <td className={line.reason === null ? table.number : `${table.number} ${classes.reason}`}>
              {line.reason ?? amount(line.cents)}
            </td>
          </tr>
        ))}
        {lines.length === 0 && (
          <tr>
            <td />
            <td colSpan={4}>
              <span className={classes.none}>Noch kein Einkaufspreis.</span>
            </td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <td colSpan={3}>Summe</td>
          <td className={table.number}>{amount(sum)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function isSame(line: CostLine, before: CostLine | undefined): boolean {
  return line.service !== null && line.service === before?.service
}

function nameOf(line: CostLine): string {
  const drift = line.requestPax === null ? '' : otherPax(line.requestPax)
  return [line.title, noteOf(line), drift].filter((text) => text !== '').join(' · ')
}

/** 'Halbpension · 1 frei', 'je angefangener Gruppe' */
function noteOf({ name, title, behaviour, free, share }: CostLine): string {
  const grows = behaviour === 'size' ? behaviours.size.label : ''
  const freed = free > 0 ? `${count(free)} frei` : ''
  const what = name === title ? '' : name
  return [what, grows, freed, share === 'additional' ? 'zusätzlich' : ''].filter((text) => text !== '').join(' · ')
}

function otherPax(requestPax: number): string {
  return `Anfrage über ${count(requestPax)} Pax, gezahlt wird für die Gruppe`
}
