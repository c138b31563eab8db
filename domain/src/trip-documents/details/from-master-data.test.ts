import { expect, test } from 'vitest'
import { fromMasterData } from './from-master-data.ts'

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
