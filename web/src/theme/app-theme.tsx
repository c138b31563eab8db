import '@fontsource-variable/inter/wght.css'
import '@mantine/core/styles.css'
import './base.css'
import { type CSSVariablesResolver, localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { Questions } from '../ui/dialogs/confirm.tsx'
import { Notices } from '../ui/notices/notice.tsx'
import { Tips } from '../ui/tips.tsx'
import { styleNonce } from './nonce.ts'
import { theme } from './theme.ts'
import { darkTokens, lightTokens, type Token } from './tokens.ts'

/** The same key is read by public/color-scheme.js before the first paint. */
const colorSchemeManager = localStorageColorSchemeManager({ key: 'reisewerk.color-scheme' })

/** Hands the tokens to CSS, and to Mantine where it has a name of its own for the same thing. */
const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: variablesOf(lightTokens),
  dark: {
    ...variablesOf(darkTokens),
    '--mantine-color-default': darkTokens.sunken,
    '--mantine-color-default-hover': darkTokens.hover,
  },
})

function variablesOf(tokens: Record<Token, string>) {
  return {
    ...Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--rw-${name}`, value])),
    '--mantine-color-body': tokens.ground,
    '--mantine-color-text': tokens.ink,
    '--mantine-color-dimmed': tokens['ink-3'],
    '--mantine-color-placeholder': tokens['ink-3'],
    '--mantine-color-default-border': tokens['line-strong'],
    '--mantine-color-error': tokens['bad-ink'],
  }
}

/** Everything a screen needs to look right: colours, type, tooltips, questions and notices. */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      {children}
      <Tips />
      <Notices />
      <Questions />
    </MantineProvider>
  )
}
