import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/http.ts'
import { useOrganisationHere } from '../../lib/options.ts'
import type { CellChoice, SheetColumn } from './sheet-column.ts'

/** A cell that holds the name of something that has to be looked up. */
export type Named<Row> = { readonly row: Row; readonly column: SheetColumn<Row>; readonly name: string }
type Question<Cell> = {
  queryKey: QueryKey
  search: (signal: AbortSignal) => Promise<readonly CellChoice[]>
  cells: Cell[]
}

/** So many at once; a block of names must not keep what is saved meanwhile from the server. */
const atOnce = 3

/**
 * Asks what the names of cells mean: one question for all cells that mean the same, and few at once.
 * @returns tells what was found for some of the cells as soon as it is known, null where the search itself failed
 */
export function useNamesAsked() {
  const client = useQueryClient()
  const house = useOrganisationHere()

  return async function ask<Row, Cell extends Named<Row>>(
    cells: readonly Cell[],
    onFound: (cells: readonly Cell[], found: readonly CellChoice[] | null) => void,
  ): Promise<void> {
    const waiting = [...questionsOf<Row, Cell>(cells, house).values()]
    async function work() {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const { queryKey, search } = next
        try {
          onFound(next.cells, await client.fetchQuery({ queryKey, queryFn: ({ signal }) => search(signal) }))
        } catch (error) {
          onFound(next.cells, null)
          if (!(error instanceof ApiError)) throw error
        }
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }
}

function questionsOf<Row, Cell extends Named<Row>>(cells: readonly Cell[], house: number | null) {
  const questions = new Map<string, Question<Cell>>()
  for (const cell of cells) {
    const { row, column, name } = cell
    const { kind } = column
    if (kind.is !== 'lookup') continue
    const queryKey = [...kind.searchKey(row), { house }, 'named', name.toLocaleLowerCase('de')]
    const known = questions.get(hashKey(queryKey))
    if (known !== undefined) known.cells.push(cell)
    else {
      const search = (signal: AbortSignal) => kind.search(row, name, signal, house)
      questions.set(hashKey(queryKey), { queryKey, search, cells: [cell] })
    }
  }
  return questions
}
