import type { Contract, ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { useState } from 'react'
import { createAttempts } from './attempts.ts'

/** Makes items of a contract for what is no form of its fields: one each, whatever becomes of the answers (attempts.ts). */
export function useAttempts<C extends Contract>(contract: C) {
  const [attempts] = useState(() => createAttempts<ItemOf<C>>(contract))
  return (body: Readonly<Record<string, unknown>>) => attempts.make({ path: `/api/${contract.name}`, body })
}
