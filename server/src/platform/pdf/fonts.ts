import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const resolve = createRequire(import.meta.url).resolve

/**
 * Only the weights in use: a variable font or a folder with all weights costs start-up time. The Noto faces are the
 * fallback for emoji, Hebrew, Arabic and symbols that people type into names and texts.
 */
const weightsInUse = {
  'source-sans-3': ['400Regular', '400Regular_Italic', '600SemiBold'],
  'source-serif-4': ['300Light', '400Regular', '600SemiBold'],
  'noto-emoji': ['400Regular'],
  'noto-sans-hebrew': ['400Regular'],
  'noto-sans-arabic': ['400Regular'],
  'noto-sans-symbols-2': ['400Regular'],
}

/** Folders of the font files that documents are set in. */
export const fontPaths = Object.entries(weightsInUse).flatMap(([family, weights]) => {
  const folder = dirname(resolve(`@expo-google-fonts/${family}/package.json`))
  return weights.map((weight) => join(folder, weight))
})
