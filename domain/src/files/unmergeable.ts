import { type FileFault, fileFaults } from './document.contract.ts'

/** What is said of a file that should be bound into a paper. @param file its name: '„Kaputt.pdf“ ist beschädigt und lässt sich nicht einbinden.' */
export function unmergeable(file: string, fault: FileFault): string {
  return `„${file}“ ist ${fileFaults[fault].label} und lässt sich nicht einbinden.`
}
