import type { OrderStatus, TodoDueFrom, TodoKind, TodoType } from '@reisewerk/domain/accounts/options.ts'

interface TodoTemplate {
  name: string
  /** Reaching this status a trip gets the to-do … */
  on: OrderStatus
  todoType: TodoType
  type: TodoKind
  /** … due so many days after (or before) this. */
  dueDays: number
  dueFrom: TodoDueFrom
}

/** What the agency does for every trip on its way. */
// biome-ignore format: a template a line
export const todoTemplates: readonly TodoTemplate[] = [
  { name: 'Angebot nachfassen', on: 'offer_sent', todoType: 'phone', type: 'external', dueDays: 10, dueFrom: 'status' },
  { name: 'Teilnehmerstand abfragen', on: 'pre_reservation', todoType: 'phone', type: 'external', dueDays: 21, dueFrom: 'status' },
  { name: 'Anzahlung prüfen', on: 'booked', todoType: 'general', type: 'internal', dueDays: 14, dueFrom: 'status' },
  { name: 'Zimmerliste an die Hotels', on: 'booked', todoType: 'general', type: 'internal', dueDays: -35, dueFrom: 'start' },
  { name: 'Notfallkarte an den Fahrer', on: 'documents_sent', todoType: 'general', type: 'internal', dueDays: -2, dueFrom: 'start' },
  { name: 'Nachgespräch mit dem Kunden', on: 'completed', todoType: 'visit', type: 'external', dueDays: 14, dueFrom: 'end' },
]

interface ChecklistTemplate {
  title: string
  from: OrderStatus
}

/** What nobody may forget, by the status in which it comes up. */
// biome-ignore format: a template a line
export const checklistTemplates: readonly ChecklistTemplate[] = [
  { title: 'Wünsche des Kunden vollständig erfasst', from: 'new' },
  { title: 'Angebot von zweiter Person gegengelesen', from: 'offer_sent' },
  { title: 'Sicherungsschein bereitgelegt', from: 'pre_reservation' },
  { title: 'Reisebestätigung unterschrieben zurück', from: 'booked' },
  { title: 'Optionen in Buchungen gewandelt', from: 'booked' },
  { title: 'Busfahrer und Reiseleitung eingeteilt', from: 'booked' },
  { title: 'Notfallnummern in den Unterlagen geprüft', from: 'documents_sent' },
  { title: 'Lieferantenrechnungen abgeglichen', from: 'completed' },
]
