import { expect, test } from 'vitest'
import { fromMasterData, sequenceWith } from './from-master-data.ts'

const passage = (id: number, templateId: number | null, isEditable = false) => ({ id, templateId, isEditable })
const templates = [{ id: 10 }, { id: 11 }]

test.each([
  // passages,                              reset, gone, follow,    added
  [[], false, [], [], [10, 11]],
  [[passage(1, 10)], false, [], [1], [11]],
  [[passage(1, 10, true)], false, [], [], [11]],
  [[passage(1, 10, true)], true, [], [1], [11]],
  [[passage(1, 99), passage(2, 99, true)], false, [1], [], [10, 11]],
  [[passage(1, 99, true), passage(2, null, true), passage(3, null)], true, [], [], [10, 11]],
])('DOC-08 %j, reset %s', (passages, reset, gone, follow, added) => {
  const taken = fromMasterData(passages, templates, reset)
  expect(taken.gone).toEqual(gone)
  expect(taken.follow.map(([id]) => id)).toEqual(follow)
  expect(taken.added.map(({ id }) => id)).toEqual(added)
})

test.each([
  // passages [id, template],        gone,     templates,        made {template: id}, sequence
  [
    'the first one comes back',
    [
      [2, 11],
      [3, 12],
    ],
    [],
    [10, 11, 12],
    { 10: 9 },
    [9, 2, 3],
  ],
  [
    'one in the middle',
    [
      [1, 10],
      [3, 12],
    ],
    [],
    [10, 11, 12],
    { 11: 9 },
    [1, 9, 3],
  ],
  [
    'where somebody has put its neighbour',
    [
      [3, 12],
      [7, null],
      [1, 10],
    ],
    [],
    [10, 11, 12],
    { 11: 9 },
    [3, 7, 1, 9],
  ],
  [
    'in the place of what has gone',
    [
      [1, 90],
      [2, 91],
      [7, null],
    ],
    [1, 2],
    [10, 11],
    { 10: 8, 11: 9 },
    [8, 9, 7],
  ],
  ['nothing tells its place', [[7, null]], [], [10, 11], { 10: 8, 11: 9 }, [7, 8, 9]],
] as const)(
  'DOC-08 what is new stands where the master data have it: %s',
  (_, passages, gone, templates, made, sequence) => {
    const placed = passages.map(([id, templateId]) => ({ id, templateId }))
    const news = new Map(Object.entries(made).map(([template, id]) => [Number(template), id]))
    expect(
      sequenceWith(
        placed,
        gone,
        templates.map((id) => ({ id })),
        news,
      ),
    ).toEqual(sequence)
  },
)
