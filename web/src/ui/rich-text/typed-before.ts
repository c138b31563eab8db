/**
 * What somebody has typed before their editor was there, after one more input.
 * @param typed so far; lines end with '\n'
 * @param inputType of the browser's 'beforeinput' (W3C Input Events)
 * @param text what it brings, if anything
 */
export function typedAfter(typed: string, inputType: string, text: string): string {
  switch (inputType) {
    case 'insertText':
    case 'insertFromPaste':
    case 'insertFromDrop':
    case 'insertReplacementText':
      return typed + text.replaceAll('\r\n', '\n')
    case 'insertParagraph':
    case 'insertLineBreak':
      return `${typed}\n`
    case 'deleteContentBackward':
      return [...typed].slice(0, -1).join('')
    // A composition that is under way is told when it has ended; a text that was there before is the editor's to change.
    default:
      return typed
  }
}
