import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { usePageTitle } from '../ui/layout/page-title.ts'
import classes from './message-page.module.css'

type Props = { icon: Icon; title: string; text: string; children: ReactNode }

export function MessagePage({ icon: Glyph, title, text, children }: Props) {
  usePageTitle(title)
  return (
    <main className={classes.page}>
      <div className={classes.message}>
        <Glyph size={28} stroke={1.4} className={classes.icon} aria-hidden />
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{text}</p>
        <div className={classes.actions}>{children}</div>
      </div>
    </main>
  )
}
