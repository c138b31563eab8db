import type * as z from 'zod'
import { area, euros, limit, paragraph, upTo } from './settings-kinds.contract.ts'

const own = (language: string) =>
  paragraph(
    1_000,
    `Text ${language}`,
    'Steht unter der Anrede. „{frist}“ wird der neue Zahlungstermin, „{Sie|du}“ richtet sich nach der Anrede. Ohne Angabe der übliche Text.',
  )

const step = (title: string, afterDays: number, payDays: number, fee: string) =>
  area(title, {
    afterDays: upTo(
      afterDays,
      365,
      'Tage nach Ablauf der Frist',
      'So viele Tage nach dem letzten Zahlungstermin ist diese Stufe fällig.',
    ),
    payDays: limit(payDays, 365, 'Neues Zahlungsziel in Tagen', 'Bis dahin soll der Kunde nun zahlen.'),
    fee: euros(fee, 'Mahngebühr', 'Kommt mit diesem Schreiben zum offenen Betrag hinzu; 0 für keine.'),
    german: own('deutsch'),
    english: own('englisch'),
    french: own('französisch'),
  })

/** How a house reminds its clients of what is overdue, in three steps (decision 060). */
export const reminderSettings = area('Mahnwesen', {
  first: step('Zahlungserinnerung', 5, 10, '0'),
  second: step('1. Mahnung', 5, 10, '5,00'),
  last: step('Letzte Mahnung', 5, 7, '10,00'),
})
export type ReminderSettings = z.output<typeof reminderSettings>
