import type { ReactNode } from 'react'

/** @property other a second way, where there is one */
export type Question = { title: string; text: ReactNode; action: string; tone?: 'bad'; other?: string }
/** Whether the user agreed, or wants it the other way. */
export type Answer = boolean | 'other'
export type Asked = Question & { answer: (answer: Answer) => void }
