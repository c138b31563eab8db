import '@fontsource-variable/inter/wght.css'
import '@mantine/core/styles.css'
import '@mantine/dates/styles.css'
import '@mantine/notifications/styles.css'
import './base.css'
import 'dayjs/locale/de'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { DatesProvider } from '@mantine/dates'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { cssVariables } from './css-variables.ts'
import { styleNonce } from './nonce.ts'
import { theme } from './theme.ts'

/** The same key is read by public/color-scheme.js before the first paint. */
const colorSchemeManager = localStorageColorSchemeManager({ key: 'reisewerk.color-scheme' })
const german = { locale: 'de', firstDayOfWeek: 1 } as const

/** Everything a screen needs to look right: colours, type, German calendars, dialogs and notices. */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <DatesProvider settings={german}>
        <ModalsProvider labels={{ confirm: 'Übernehmen', cancel: 'Abbrechen' }}>
          <Notifications position="top-right" containerWidth={380} />
          {children}
        </ModalsProvider>
      </DatesProvider>
    </MantineProvider>
  )
}
