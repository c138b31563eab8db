import type { ReactNode } from 'react'

export type Question = { title: string; text: ReactNode; action: string; tone?: 'bad' }
export type Asked = Question & { answer: (agreed: boolean) => void }
