import { describe, expect, test } from 'vitest'
import { boxProportions, frameOfOutline, routeSketch } from '../../geography/map/route-sketch.ts'
import { hamburg, oslo, service } from '../../itinerary/plan/trip-plan.fixture.ts'
import { untypeset } from '../../typography/typeset.ts'
import { boxMaps } from './box-maps.ts'
import { karlJohan, norwayPapers, note } from './papers.fixture.ts'
import { tripPapersDocument } from './trip-papers-document.ts'

const mapBox = note('Anfahrt', null, { type: 'box_map' })
const house = { ...karlJohan, meals: [], notes: [mapBox] }
const unplanned = { ...house, serviceId: 99 }
const ends = { departure: hamburg, arrival: hamburg }
const outlineOf = (provider: typeof house) => boxMaps({ ...norwayPapers, providers: [provider] }, ends)[0]?.outline

describe('DOC-09 the map in a box', () => {
  test('is the way of the day on which the service begins, without the numbers of nights', () => {
    expect(outlineOf(house)).toEqual({
      stops: [
        { name: 'Larvik', latitude: 59.05, longitude: 10.03, days: [], isOvernight: false },
        { ...oslo, days: [], isOvernight: true },
      ],
      legs: [{ kind: 'road', from: 0, to: 1 }],
    })
  })

  test('begins on the first day where the group sets out, and ends on the last where it comes home', () => {
    const [first] = norwayPapers.days
    if (first === undefined) throw new Error('the trip has days')
    const only = { ...first, services: [service('Führung', { id: house.serviceId, place: oslo })] }
    const [map] = boxMaps({ days: [only], providers: [house] }, ends)
    expect(map?.outline?.legs).toEqual([
      { kind: 'road', from: 0, to: 1 },
      { kind: 'road', from: 1, to: 0 },
    ])
  })

  test('shows what lies around the provider where no stop of the day is known, and the nearest town of the trip', () => {
    expect(outlineOf(unplanned)?.stops.map(({ name }) => name)).toEqual(['Oslo', 'Larvik'])
    expect(outlineOf(unplanned)?.legs).toEqual([])
    expect(outlineOf({ ...unplanned, place: null })).toBeNull()
  })

  test('is asked for by boxes with a map alone, not by what is left out', () => {
    const plain = { ...house, notes: [note('Kasten', null, { type: 'box' })] }
    expect(boxMaps({ ...norwayPapers, providers: [plain, { ...house, isLeftOut: true }] }, ends)).toEqual([])
  })

  test('stands once, in the first of its boxes, which needs no words beside it', () => {
    const outline = outlineOf(house)
    if (outline == null) throw new Error('the day has stops')
    const frame = frameOfOutline(outline, 1, boxProportions)
    const sketch = routeSketch(outline, frame, { rings: [], borders: [] })
    const wordless = note('', null, { type: 'box_map' })
    const source = { ...norwayPapers, providers: [{ ...house, notes: [wordless, mapBox] }] }
    const printed = (maps: (readonly [number, typeof sketch])[]) =>
      tripPapersDocument(source, { route: null, boxes: new Map(maps) }, () => '').providers[0]?.notes
    const [first, second] = printed([[house.serviceId, sketch]]) ?? []
    expect(untypeset(first?.map?.alt ?? '')).toBe('Kartenskizze: Larvik, Oslo.')
    expect(first?.map).toMatchObject({ legend: [{ kind: 'road', label: 'Bus' }], legendNote: '' })
    expect(sketch.height / sketch.width).toBeLessThan(boxProportions.most + 0.02)
    expect(second).toMatchObject({ title: 'Anfahrt', map: null })
    expect(printed([])?.map(({ title, map }) => [title, map])).toEqual([['Anfahrt', null]])
  })
})
