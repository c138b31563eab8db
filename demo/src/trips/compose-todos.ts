import type { OrderStatus, TodoStatus, TodoType } from '@reisewerk/domain/accounts/options.ts'
import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { addDays, type CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { minimumParticipantsDeadline } from '@reisewerk/domain/tasks/minimum-participants.ts'
import type { UserKey } from '../agency/staff.ts'
import { numberBetween } from '../choose.ts'
import type { DemoTodo } from './trip-model.ts'
import type { TripRow } from './trip-rows.ts'

/** `[name, type, status, kind, due from, due to]`, the days counted from today. */
type TodoRow = readonly [string, TodoType, TodoStatus, DemoTodo['type'], number, number]

const todosByStatus: Partial<Record<TripRow['status'], readonly TodoRow[]>> = {
  new: [
    ['Rückruf zum Programm', 'phone', 'open', 'external', -3, 6],
    ['Angebot ausarbeiten', 'general', 'open', 'internal', 2, 16],
  ],
  provisional_offer_sent: [
    ['Angebot nachfassen', 'phone', 'open', 'external', -4, 14],
    ['Kundenbesuch mit Programm', 'visit', 'waiting', 'external', 8, 30],
  ],
  offer_sent: [
    ['Angebot nachfassen', 'phone', 'open', 'external', -6, 12],
    ['Alternative für das zweite Hotel suchen', 'general', 'waiting', 'internal', 3, 25],
  ],
  pre_reservation: [
    ['Teilnehmerstand abfragen', 'phone', 'open', 'external', -2, 18],
    ['Reservierungen festmachen', 'general', 'open', 'internal', 6, 34],
    ['Ausschreibung geprüft', 'general', 'done', 'internal', -30, -8],
  ],
  booked: [
    ['Teilnehmerliste anmahnen', 'phone', 'open', 'external', -5, 21],
    ['Zimmerliste an die Hotels', 'general', 'open', 'internal', 10, 40],
    ['Anzahlung geprüft', 'general', 'done', 'internal', -40, -12],
  ],
  documents_sent: [
    ['Notfallkarte an den Fahrer', 'general', 'open', 'internal', 0, 4],
    ['Unterlagen zur Post gegeben', 'general', 'done', 'internal', -9, -2],
  ],
  on_tour: [['Anruf bei der Gruppe', 'phone', 'open', 'external', 0, 2]],
  completed: [['Nachgespräch mit dem Kunden', 'phone', 'done', 'external', -30, -2]],
  cancelled: [['Stornobestätigungen einholen', 'general', 'open', 'internal', 1, 12]],
}

const descriptions: Record<string, string> = {
  'Kundenbesuch mit Programm': 'Programmheft und Kartenskizze mitnehmen; Vorstand tagt im Vereinsheim.',
  'Rückruf zum Programm': 'Gewünscht: Programm Tag für Tag durchgehen, Zahl der Einzelzimmer klären.',
  'Teilnehmerliste anmahnen': 'Mit Geburtsdaten und Zimmerwünschen, am besten als Tabelle.',
}

const tags: Record<string, readonly string[]> = {
  'Kundenbesuch mit Programm': ['Außendienst'],
  'Angebot nachfassen': ['Vertrieb'],
  'Teilnehmerliste anmahnen': ['Zimmerliste'],
  'Zimmerliste an die Hotels': ['Zimmerliste', 'Hotel'],
}

/** What is to be done for a trip in its state, due around today; mostly by the colleague in charge. */
export function todosOf(seed: string, row: TripRow, today: CalendarDate, deputy: UserKey): DemoTodo[] {
  return (todosByStatus[row.status] ?? []).map(([name, todoType, status, type, from, to]) => {
    const dueDate = addDays(today, numberBetween(`${seed} ${name}`, from, to))
    return {
      name,
      todoType,
      status,
      type,
      user: numberBetween(`${seed} ${name} who`, 0, 4) === 0 ? deputy : row.user,
      dueDate,
      doneOn: status === 'done' ? dueDate : null,
      description: descriptions[name] ?? '',
      tags: tags[name] ?? [],
      orderStatuses: defaultSettings.tasks[todoType],
      cause: null,
    }
  })
}

const beforeDeparture: readonly OrderStatus[] = [
  'new',
  'provisional_offer_sent',
  'offer_sent',
  'pre_reservation',
  'booked',
  'documents_sent',
]

/** The last day to withdraw for too few participants, as the database notes it for every new trip (TODO-05). */
export function participantsTodoOf(
  row: TripRow,
  { startDate, endDate }: { startDate: CalendarDate; endDate: CalendarDate },
  today: CalendarDate,
): DemoTodo[] {
  if (!beforeDeparture.includes(row.status)) return []
  const dueDate = minimumParticipantsDeadline(startDate, endDate)
  const isOver = dueDate < today
  return [
    {
      name: 'Mindestteilnehmer prüfen (§ 651h)',
      todoType: 'general',
      status: isOver ? 'done' : 'open',
      user: row.user,
      dueDate,
      doneOn: isOver ? dueDate : null,
      type: 'internal',
      description: '',
      tags: [],
      orderStatuses: beforeDeparture,
      cause: 'minimum_participants',
    },
  ]
}
