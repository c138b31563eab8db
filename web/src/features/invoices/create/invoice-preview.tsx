import { hiddenInvoiceOf } from '@reisewerk/domain/invoices/checks/hidden-invoices.ts'
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { DrawnPages } from '../../../ui/drawn/drawn-pages.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PreviewPane } from '../../../ui/layout/preview-pane.tsx'
import { Checklist } from '../../../ui/lists/checklist.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import classes from './create.module.css'
import { ShowAgain } from './show-again.tsx'
import type { InvoiceEditor } from './use-invoice-editor.ts'

const zooms = [75, 90, 110, 135, 165]

/** The page as it will print, drawn anew with every keystroke; the one before stays until the next is there. */
export function InvoicePreview({ editor }: { editor: InvoiceEditor }) {
  const { preview, isDrawing, previewFailed, retry, fault, refusal, isLate } = editor
  const isStale = previewFailed || fault !== null || refusal !== null
  const [step, setStep] = useState(2)
  const zoom = zooms[step] ?? 110
  const pages = preview?.pages ?? 0
  return (
    <PreviewPane
      label="Vorschau"
      title="Vorschau"
      hint={
        <>
          {pages > 0 && counted(pages, ['Seite', 'Seiten'])}
          {preview !== null && !isStale && !isLate && (
            <a href={preview.document.path} target="_blank" rel="noopener" className={classes.open}>
              Als PDF öffnen
            </a>
          )}
        </>
      }
      pages="Seiten der Rechnung"
      isBusy={isDrawing}
      tools={
        <>
          <IconButton
            size={24}
            icon={IconZoomOut}
            label="Verkleinern"
            disabled={step === 0}
            onClick={() => setStep(step - 1)}
          />
          <span className={classes.zoom}>{zoom} %</span>
          <IconButton
            size={24}
            icon={IconZoomIn}
            label="Vergrößern"
            disabled={step === zooms.length - 1}
            onClick={() => setStep(step + 1)}
          />
        </>
      }
      above={
        preview !== null &&
        !isStale && (
          <Checklist
            label="Prüfung vor dem Ausstellen"
            checks={preview.checks}
            isStrip
            isStale={isLate}
            actionOf={(check) => <ShowAgain invoice={hiddenInvoiceOf(check)} onShown={retry} />}
          />
        )
      }
    >
      {previewFailed && <ErrorState text="Die Vorschau konnte nicht geladen werden!" onRetry={retry} />}
      {preview === null && !previewFailed && isDrawing && <LoadingRows rows={8} />}
      <DrawnPages
        svg={preview?.svg ?? null}
        pages={pages}
        alt={`Die Rechnung, wie sie gedruckt wird, ${counted(pages, ['Seite', 'Seiten'])}`}
        zoom={zoom}
        isStale={isStale || isLate}
      />
    </PreviewPane>
  )
}
