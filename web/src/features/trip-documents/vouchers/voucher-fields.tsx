import { Button, Textarea, TextInput } from '@mantine/core'
import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import { richTextOf } from '@reisewerk/domain/rich-text.ts'
import type { VoucherContent, VoucherField } from '@reisewerk/domain/trip-documents/vouchers/voucher-fields.ts'
import { textOf, tooLong, useInWords } from '@reisewerk/domain/trip-documents/vouchers/voucher-limits.ts'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx'
import classes from './vouchers.module.css'

const languageNames: Readonly<Record<Locale, string>> = { de_DE: 'deutsch', en: 'englisch', fr: 'französisch' }

type Props = {
  /** Whose fields they are, for those who do not see the card around them. */
  of: string
  fields: readonly VoucherField[]
  locale: Locale
  isEditable: boolean
  onWrite: (field: VoucherField, content: VoucherContent) => void
  /** What was typed stays although the service says something else today. */
  onKeep: (field: VoucherField) => void
  onBlur: () => void
}

/** Two columns of fields (002 §2); an automatic voucher shows only those that say something. */
export function VoucherFields({ of, fields, locale, isEditable, onWrite, onKeep, onBlur }: Props) {
  const shown = isEditable
    ? fields
    : fields.filter((field) => textOf(field.renderedTranslations[locale].content) !== '')
  return (
    <div className={classes.fields}>
      {([1, 2] as const).map((col) => (
        <dl key={col}>
          {shown
            .filter((field) => field.col === col)
            .map((field) => (
              <div key={field.id} className={classes.field} data-edited={field.isEdited || undefined}>
                <dt>
                  {field.renderedTranslations[locale].title}
                  <Edited field={field} locale={locale} />
                  {isEditable && (
                    <span className={classes.used} title="Wie es gedruckt wird">
                      {useInWords(field.renderedTranslations[locale].content, field)}
                    </span>
                  )}
                </dt>
                <dd lang={locale.slice(0, 2)}>
                  {isEditable ? (
                    <Input of={of} field={field} locale={locale} onWrite={onWrite} onBlur={onBlur} />
                  ) : (
                    <Content content={field.renderedTranslations[locale].content} />
                  )}
                  {isEditable && (
                    <Moved of={of} field={field} locale={locale} onWrite={onWrite} onKeep={onKeep} onBlur={onBlur} />
                  )}
                </dd>
              </div>
            ))}
        </dl>
      ))}
    </div>
  )
}

/** Whoever switches the language sees what still says something else there. */
function Edited({ field: { isEdited, editedIn }, locale }: { field: VoucherField; locale: Locale }) {
  if (!isEdited) return null
  if (editedIn.includes(locale)) return <span className={classes.edited}>geändert</span>
  return (
    <span className={classes.elsewhere} title="Hier steht weiter, was die Leistung sagt.">
      nur {editedIn.map((one) => languageNames[one]).join(', ')} geändert
    </span>
  )
}

type MovedProps = { field: VoucherField } & Pick<Props, 'of' | 'locale' | 'onWrite' | 'onKeep' | 'onBlur'>

/** What the service says today where something else was typed before (decision 143): it is taken, or what stands there stays. */
function Moved({ of, field, locale, onWrite, onKeep, onBlur }: MovedProps) {
  const today = field.movedIn[locale]
  if (today === undefined) return null
  const label = `${of}: ${field.renderedTranslations[locale].title}`
  function take(text: string) {
    onWrite(field, text)
    onBlur()
  }
  const choice = { variant: 'default', size: 'compact-xs' } as const
  return (
    <div className={classes.moved}>
      <p>{today === '' ? 'Die Leistung sagt hier nichts mehr.' : `Die Leistung sagt jetzt: ${today}`}</p>
      <Button {...choice} aria-label={`${label}: übernehmen`} onClick={() => take(today)}>
        Übernehmen
      </Button>
      <Button {...choice} aria-label={`${label}: so lassen`} onClick={() => onKeep(field)}>
        So lassen
      </Button>
    </div>
  )
}

function Content({ content }: { content: VoucherContent }) {
  if (typeof content === 'object') return <RichTextView value={content} />
  return <span className={classes.content}>{content}</span>
}

type InputProps = { field: VoucherField } & Pick<Props, 'of' | 'locale' | 'onWrite' | 'onBlur'>

function Input({ of, field, locale, onWrite, onBlur }: InputProps) {
  const { title, content } = field.renderedTranslations[locale]
  const label = `${of}: ${title}`
  const error = tooLong(content, field) ?? undefined
  if (field.inputType === 'richText') {
    return (
      <div className={classes.rich} data-error={error !== undefined || undefined}>
        <RichTextField
          variant="bare"
          label={label}
          value={typeof content === 'object' ? content : richTextOf(content)}
          minHeight={80}
          onChange={(text) => onWrite(field, text ?? richTextOf(''))}
          onBlur={onBlur}
        />
        {error !== undefined && <p className={classes.error}>{error}</p>}
      </div>
    )
  }
  const common = {
    size: 'xs',
    'aria-label': label,
    value: textlike(content),
    error,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => onWrite(field, value),
    onBlur,
  } as const
  return field.inputType === 'oneLine' ? (
    <TextInput {...common} />
  ) : (
    <Textarea {...common} rows={1} classNames={{ input: classes.growing ?? '' }} />
  )
}

/** As it is typed, blanks at its ends included. */
function textlike(content: VoucherContent): string {
  return typeof content === 'string' ? content : textOf(content)
}
