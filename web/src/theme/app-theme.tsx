import '@fontsource-variable/inter/wght.css'
import '@mantine/core/styles.css'
import './base.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { Questions } from '../ui/dialogs/confirm.tsx'
import { Notices } from '../ui/notices/notice.tsx'
import { cssVariables } from './css-variables.ts'
import { styleNonce } from './nonce.ts'
import { theme } from './theme.ts'

/** The same key is read by public/color-scheme.js before the first paint. */
const colorSchemeManager = localStorageColorSchemeManager({ key: 'reisewerk.color-scheme' })

/** Everything a screen needs to look right: colours, type, questions and notices. */
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
      <Notices />
      <Questions />
    </MantineProvider>
  )
}
