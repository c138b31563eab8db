/** Whether the browser can draw a map at all; asked before the code of the map is fetched. */
export function canDraw(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}
