import type { CSSVariablesResolver } from '@mantine/core'
import { darkTokens, lightTokens, type Token } from './tokens.ts'

function asVariables(tokens: Record<Token, string>) {
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--rw-${name}`, value]))
}

/** Hands the tokens to CSS, and to Mantine where it has a name of its own for the same thing. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...asVariables(lightTokens),
    '--mantine-color-body': lightTokens.ground,
    '--mantine-color-text': lightTokens.ink,
    '--mantine-color-dimmed': lightTokens['ink-3'],
    '--mantine-color-placeholder': lightTokens['ink-3'],
    '--mantine-color-default-border': lightTokens['line-strong'],
    '--mantine-color-error': lightTokens['bad-ink'],
  },
  dark: {
    ...asVariables(darkTokens),
    '--mantine-color-body': darkTokens.ground,
    '--mantine-color-text': darkTokens.ink,
    '--mantine-color-dimmed': darkTokens['ink-3'],
    '--mantine-color-placeholder': darkTokens['ink-3'],
    '--mantine-color-default': darkTokens.sunken,
    '--mantine-color-default-hover': darkTokens.hover,
    '--mantine-color-default-border': darkTokens['line-strong'],
    '--mantine-color-error': darkTokens['bad-ink'],
  },
})
