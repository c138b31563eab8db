import { hotelContract } from '@reisewerk/domain/partners/provider.contract.ts'
import { expect, test } from 'vitest'
import { fieldColumn } from './field-column.ts'
import { sortedBy } from './list.ts'

const hotel = { name: 'Fjordblick', place: { id: 4, name: 'Oslo' }, category: 'standard', tags: ['See', 'Bus'] }
const column = (name: 'name' | 'place' | 'category' | 'email') =>
  fieldColumn<typeof hotelContract, object>(hotelContract, { name })

test('LIST-01 a column is called as its field, sorts where the resource can, and reads as the field does', () => {
  expect([column('name').label, column('name').sort, column('name').show(hotel)]).toEqual([
    'Name',
    'name',
    'Fjordblick',
  ])
  expect([column('place').label, column('place').show(hotel)]).toEqual(['Ort', 'Oslo'])
  expect(column('category').show(hotel)).toBe('Standard')
  expect([column('email').sort, column('email').show(hotel)]).toEqual([undefined, undefined])
})

test('LIST-01 a sorting of an old address that the resource does not know gives way to the usual one', () => {
  expect(sortedBy(hotelContract, '-name', 'name')).toEqual({ '_order[name]': 'desc' })
  expect(sortedBy(hotelContract, 'email', 'name')).toEqual({ '_order[name]': 'asc' })
  expect(sortedBy(hotelContract, undefined)).toEqual({})
})
