import { expect } from 'vitest'
import { test } from './harness/browser-test.ts'
import { signIn } from './harness/people.ts'

test('APP-14 a press does what it was for when the page moves under the hand, and nothing when the hand moves away', async ({
  page,
}) => {
  await signIn(page, 'anna')
  const button = page.getByRole('button', { name: /^Menü von / })
  await button.waitFor()
  const presses = await button.evaluateHandle((pressed) => {
    const seen: string[] = []
    pressed.addEventListener('click', (event) => {
      event.stopImmediatePropagation()
      seen.push('click')
    })
    // As a line of text does that goes once the field before it is left.
    pressed.addEventListener('mousedown', () => Object.assign(pressed.style, { position: 'relative', top: '60px' }))
    return seen
  })
  const press = async (meanwhile: () => Promise<unknown>) => {
    await button.evaluate((pressed) => Object.assign(pressed.style, { position: '', top: '' }))
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await meanwhile()
    await page.mouse.up()
    return presses.jsonValue()
  }
  expect(await press(async () => undefined)).toEqual(['click'])
  expect(await press(() => page.mouse.move(600, 500))).toEqual(['click'])
})
