import type { ReactNode } from 'react'

export type Question = {
  /** 'Tag 3 löschen?' */
  title: string
  /** What will happen, in one or two sentences. */
  text: ReactNode
  /** The verb of the button: 'Löschen'. */
  action: string
  /** Deleting is red. */
  tone?: 'bad'
}
export type Asked = Question & { answer: (agreed: boolean) => void }
