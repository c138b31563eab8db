import { Kbd } from '@mantine/core'
import { Window } from '../ui/dialogs/window.tsx'
import classes from './keys-dialog.module.css'

type Line = { keys: readonly string[]; does: string }

const groups: readonly { name: string; lines: readonly Line[] }[] = [
  {
    name: 'Überall',
    lines: [
      { keys: ['Strg', 'K'], does: 'Suchen oder springen' },
      { keys: ['F1'], does: 'Hilfe zu dieser Seite' },
      { keys: ['?'], does: 'Diese Übersicht' },
      { keys: ['Esc'], does: 'Schließen, verwerfen' },
    ],
  },
  {
    name: 'Listen',
    lines: [
      { keys: ['/'], does: 'In die Suche' },
      { keys: ['J', '↓'], does: 'Nächste Zeile' },
      { keys: ['K', '↑'], does: 'Vorige Zeile' },
      { keys: ['Enter'], does: 'Öffnen' },
      { keys: ['N'], does: 'Neue Reise, in der Reiseübersicht' },
    ],
  },
  {
    name: 'Zeitachse',
    lines: [
      { keys: ['←', '→'], does: 'Einen Monat oder eine Woche weiter' },
      { keys: ['Bild ↑', 'Bild ↓'], does: 'Einen ganzen Ausschnitt weiter' },
      { keys: ['Pos 1'], does: 'Zu heute' },
    ],
  },
  {
    name: 'Tage der Reise, in der Zeile einer Leistung',
    lines: [
      { keys: ['E'], does: 'Bearbeiten' },
      { keys: ['A'], does: 'Anfrage hinzufügen' },
      { keys: ['D'], does: 'Duplizieren' },
      { keys: ['O'], does: 'Nächste Abrechnung' },
      { keys: ['Entf'], does: 'Löschen' },
      { keys: ['X'], does: 'Auswählen' },
      { keys: ['Umschalt', 'X'], does: 'Bis hierher auswählen' },
    ],
  },
  {
    name: 'Schnellbearbeitung',
    lines: [
      { keys: ['Strg', 'H'], does: 'Hotel hinzufügen' },
      { keys: ['Strg', 'L'], does: 'Leistung hinzufügen' },
      { keys: ['Strg', 'F'], does: 'Freitext hinzufügen' },
      { keys: ['Strg', 'R'], does: 'Route hinzufügen' },
      { keys: ['Enter'], does: 'Zelle öffnen, übernehmen' },
      { keys: ['Strg', 'V'], does: 'Block einfügen' },
      { keys: ['Strg', 'D'], does: 'Nach unten füllen' },
      { keys: ['Strg', 'Z'], does: 'Zurücknehmen' },
      { keys: ['Strg', 'Y'], does: 'Noch einmal ausführen' },
      { keys: ['Strg', 'Entf'], does: 'Zeile löschen' },
    ],
  },
]

export default function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Window onClose={onClose} title="Tastenkürzel" size={820} transitionProps={{ duration: 0 }}>
      <div className={classes.groups}>
        {groups.map(({ name, lines }) => (
          <section key={name} className={classes.group} aria-label={name}>
            <h3 className={classes.name}>{name}</h3>
            <dl className={classes.lines}>
              {lines.map(({ keys, does }) => (
                <div key={does} className={classes.line}>
                  <dt>{does}</dt>
                  <dd>
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Window>
  )
}
