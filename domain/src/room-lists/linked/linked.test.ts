import { expect, test } from 'vitest'
import { cancelledElsewhere, cancelledOtherwise, type LinkedRoom } from './cancelled.ts'
import { goneAlong, roomsAlong } from './follow.ts'

const named: Readonly<Record<number, readonly [string, string]>> = {
  1: ['Ada', 'Brandt'],
  2: ['Bert', 'Brandt'],
  3: ['Cora', 'Kurz'],
  4: ['', ''],
}
type Room = readonly [id: number, extraType: string | null, ...guests: number[]]
/** A guest's id on a list is told by the room: guest 2 in room 7 is 72. */
const rooms = (...all: readonly Room[]) =>
  all.map(([id, extraType, ...guests]) => ({
    ...{ id, extraType },
    passengers: guests.map((guest) => {
      const [firstName, lastName] = named[guest] ?? ['', '']
      return { id: id * 10 + guest, guest, firstName, lastName }
    }),
  })) satisfies LinkedRoom[]
const list = (...all: readonly Room[]) => ({ name: 'Zimmerliste', rooms: rooms(...all) })
const off = 'cancelled'

test.each([
  // what,                          rooms here,                    rooms there,                    words by guest
  ['nothing where both agree', [[7, null, 1]], [[8, null, 1]], []],
  ['nothing where both have cancelled', [[7, off, 1]], [[8, off, 1]], []],
  ['cancelled there', [[7, null, 1, 2]], [[8, off, 1]], [[71, 'in „Zimmerliste“ storniert']]],
  ['not cancelled there', [[7, off, 1]], [[8, null, 1]], [[71, 'in „Zimmerliste“ nicht storniert']]],
  ['nothing of who does not stand there', [[7, off, 1]], [[8, null, 2]], []],
  [
    'nothing where another room there is theirs',
    [[7, null, 1]],
    [
      [8, off, 1],
      [9, null, 1],
    ],
    [],
  ],
] as [string, Room[], Room[], [number, string][]][])(
  'ROOM-01 of a guest the other list says: %s',
  (_case, here, there, words) => {
    expect([...cancelledOtherwise(rooms(...here), [list(...there)])]).toEqual(words)
  },
)

test.each([
  ['nobody', [[7, null, 1]], [[8, null, 1]], []],
  ['one', [[7, null, 1, 2]], [[8, off, 1]], ['Ada Brandt ist in „Zimmerliste“ storniert.']],
  [
    'several',
    [
      [7, null, 1, 2],
      [6, null, 3],
    ],
    [[8, off, 1, 2, 3]],
    ['Ada Brandt, Bert Brandt und Cora Kurz sind in „Zimmerliste“ storniert.'],
  ],
  ['nobody who is cancelled here as well', [[7, off, 1]], [[8, off, 1]], []],
  ['nobody who merely lacks there', [[7, null, 1]], [], []],
  ['one without a name', [[7, null, 4]], [[8, off, 4]], ['Ein Gast ohne Namen ist in „Zimmerliste“ storniert.']],
] as [string, Room[], Room[], string[]][])(
  'ROOM-08 before a hotel’s list goes out it is told who is cancelled elsewhere: %s',
  (_case, here, there, words) => {
    expect(cancelledElsewhere(rooms(...here), [list(...there)])).toEqual(words)
  },
)

test.each([
  ['the same room', [[7, off, 1, 2]], [[8, null, 1, 2]], [8]],
  [
    'two singles of a double',
    [[7, off, 1, 2]],
    [
      [8, null, 1],
      [9, null, 2],
    ],
    [8, 9],
  ],
  [
    'not one shared with somebody who comes',
    [
      [7, off, 1],
      [6, null, 2],
    ],
    [[8, null, 1, 2]],
    [],
  ],
  [
    'one shared with somebody cancelled before',
    [
      [7, off, 1],
      [6, off, 2],
    ],
    [[8, null, 1, 2]],
    [8],
  ],
  ['not one shared with somebody who stands on that list alone', [[7, off, 1]], [[8, null, 1, 3]], []],
  ['not what is cancelled already', [[7, off, 1]], [[8, off, 1]], []],
  ['not the room of another guest', [[7, off, 1]], [[8, null, 2]], []],
  ['no room without guests', [[7, off]], [[8, null]], []],
  [
    'not a guest who has another room here',
    [
      [7, off, 1],
      [6, null, 1],
    ],
    [[8, null, 1]],
    [],
  ],
  [
    'taken back, where it is cancelled',
    [[7, null, 1, 2]],
    [
      [8, off, 1],
      [9, null, 2],
    ],
    [8],
  ],
  [
    'taken back, though another guest stays cancelled',
    [
      [7, null, 1],
      [6, off, 2],
    ],
    [[8, off, 1, 2]],
    [8],
  ],
] as [string, Room[], Room[], number[]][])('ROOM-01 with room 7 goes %s', (_case, here, there, along) => {
  expect(roomsAlong(rooms(...here), 7, [list(...there)])).toEqual(along)
})

test.each([
  ['the room they have alone', [[8, null, 1, 2]], { rooms: [8], passengers: [] }],
  ['only them from a room somebody shares', [[8, null, 1, 3]], { rooms: [], passengers: [81] }],
  ['nobody else', [[8, null, 3]], { rooms: [], passengers: [] }],
  ['no empty room', [[8, null]], { rooms: [], passengers: [] }],
] as [string, Room[], object][])('ROOM-01 with guests 1 and 2 goes from another list %s', (_case, there, gone) => {
  const [room] = rooms([7, null, 1, 2])
  expect(goneAlong(room?.passengers ?? [], [list(...there)])).toEqual(gone)
})
