import { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import { useSave } from '../../../lib/saving/use-save.ts'
import classes from './create.module.css'

/** Shows a hidden invoice again, so that what was paid on it is taken off (002 §9). */
export function ShowAgain({ invoice, onShown }: { invoice: number | null; onShown: () => void }) {
  return invoice === null ? null : <Button invoice={invoice} onShown={onShown} />
}

function Button({ invoice, onShown }: { invoice: number; onShown: () => void }) {
  const { save } = useSave(clientInvoiceContract, invoice)
  return (
    <button
      type="button"
      className={classes.again}
      onClick={() => save({ billingType: 'included' }, { onSaved: onShown })}
    >
      Einblenden
    </button>
  )
}
