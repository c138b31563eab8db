import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { notice } from '../ui/notices/notice.tsx'

// As patient as patient-waits.ts.
configure({ asyncUtilTimeout: 25_000 })

// jsdom lays nothing out; what asks for sizes and media gets the plain answer: nothing matches, nothing resizes.
window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
})
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.scrollIntoView = () => {}
// It draws nothing either: every picture is there at once.
let pictures = 0
URL.createObjectURL = () => `blob:${++pictures}`
URL.revokeObjectURL = () => {}
HTMLImageElement.prototype.decode = async () => {}
// Browsers know <search>; jsdom does not yet.
const plainElement = document.createElement.bind(document)
document.createElement = (name: string, options?: ElementCreationOptions) => {
  const element = plainElement(name, options)
  if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' })
  return element
}

// What a page keeps outside React is cleared away as well: each test begins with none of it.
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  notice.withdrawAll()
  localStorage.clear()
  sessionStorage.clear()
})
