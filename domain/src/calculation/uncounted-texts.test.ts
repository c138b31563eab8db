import { expect, test } from 'vitest'
import { calculate } from './calculate.ts'
import { given } from './calculation.fixture.ts'

test('CALC-04 a free text sold on top is told to be in no sum, by its first line', () => {
  const uncounted = ['Singen im Atrium\nmit Verstärkeranlage', 'Ein Abend im Salon, '.repeat(6)]
  const [atrium, salon] = calculate(given({ uncounted })).warnings
  expect(atrium).toBe(
    '„Singen im Atrium“ ist ein Freitext: Sein Preis steht im Angebot und zählt hier nicht mit. Als Extra oder als Zusatzleistung zählt er.',
  )
  expect(salon?.length).toBeLessThan(200)
})
