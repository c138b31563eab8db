import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { savingDesk } from '../../../test/saving-desk.tsx'
import { RowsTable } from './rows-table.tsx'

const desk = savingDesk()
const row = { id: 7 }

function setUp(rows: readonly (typeof row)[], note?: string) {
  desk.draw(
    <RowsTable
      {...{ title: 'Preise', table: 'prices', heads: ['Preis'], rows, add: 'Preis hinzufügen', next: row }}
      {...(note !== undefined && { note })}
      nameOf={(index) => `Preis ${index + 1}`}
      cells={() => ['195,00']}
      onChange={() => undefined}
    />,
  )
}

test('CALC-10 prices of a request say where they were taken over from', () => {
  setUp([row], 'übernommen aus: Saisonpreise 01.05.2027–30.09.2027')
  screen.getByText('übernommen aus: Saisonpreise 01.05.2027–30.09.2027')
})

test('CALC-10 prices that were typed, or taken away since, say nothing', () => {
  setUp([], 'übernommen aus: Saisonpreise 01.05.2027–30.09.2027')
  expect(screen.queryByText(/übernommen/)).toBeNull()
})
