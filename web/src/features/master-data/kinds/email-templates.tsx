import { optionalPlaceholders, placeholderLabels } from '@reisewerk/domain/mail/placeholders.ts'
import { emailTemplateContract } from '@reisewerk/domain/mail/template.contract.ts'
import { IconMail } from '@tabler/icons-react'
import { Panel } from '../../../ui/layout/panel.tsx'
import { describe } from '../kind.ts'

export const emailTemplateKind = describe(emailTemplateContract, {
  icon: IconMail,
  newLabel: 'Neue E-Mail-Vorlage',
  begins: { kind: 'general', locale: 'de_DE' },
  retiredBy: 'isRetired',
  defaultSort: 'name',
  columns: [{ name: 'name' }, { name: 'kind', width: 220 }, { name: 'locale', width: 140, quiet: true }],
  filters: [{ name: 'kind' }, { name: 'locale' }],
  groups: [
    {
      title: 'Vorlage',
      fields: [
        { name: 'name', span: 6 },
        { name: 'kind', span: 3 },
        { name: 'locale', span: 3 },
      ],
    },
    {
      title: 'E-Mail',
      fields: [
        { name: 'subject', span: 12 },
        { name: 'body', span: 12 },
      ],
    },
  ],
  panels: () => <Placeholders />,
})

const listed = new Intl.ListFormat('de', { type: 'disjunction' }).format(
  optionalPlaceholders.map((name) => placeholderLabels[name]),
)

function Placeholders() {
  return (
    <Panel title="PLATZHALTER">
      <p>Diese Platzhalter werden mit den Daten der Reise gefüllt; was die Reise nicht weiß, wird markiert.</p>
      <p>Was mit „rechnung“ beginnt, weiß nur die E-Mail, mit der eine Rechnung versendet wird (Wofür: Rechnung).</p>
      <p>Gibt es zu {listed} nichts zu sagen, entfällt die ganze Zeile der E-Mail.</p>
      <p>
        Zwei Fassungen in Klammern, <code>{'{Ihre|deine}'}</code>: die erste, wenn die Reise mit ‚Sie‘ geführt wird, die
        zweite beim ‚Du‘.
      </p>
      <ul>
        {Object.entries(placeholderLabels).map(([name, label]) => (
          <li key={name}>
            <code>{`{${name}}`}</code> {label}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
