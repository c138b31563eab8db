import { type Board, boards } from '../../accounts/options.ts'

/** A chosen house that is asked for another board than the stay is planned with: papers to client and house would say two things. */
export type OtherBoard = {
  readonly name: string
  readonly dayNumber: number
  /** Of the stay, which offers and travel documents tell. */
  readonly planned: Board
  /** Of the request, which letters and vouchers tell. */
  readonly asked: Board
}

/** 'Tag 2: Hotel Fjordblick hat „Halbpension“, geplant ist „Vollpension“.', each once (TRUE-04). */
export function otherBoardWords(choices: readonly OtherBoard[]): string[] {
  const told = choices.map(
    ({ name, dayNumber, planned, asked }) =>
      `Tag ${dayNumber}: ${name} hat „${boards[asked].label}“, geplant ist „${boards[planned].label}“.`,
  )
  return [...new Set(told)]
}
