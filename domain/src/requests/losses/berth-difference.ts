import type { RequestStatus } from '../../accounts/options.ts'
import { isActiveRequest } from '../auto-expansion.ts'

type Cabins = readonly { readonly type: { readonly persons: number }; readonly askedAmount: number }[]

/** Berths of cabins that are asked for, each with as many as its size has. */
export function berthsOf(cabins: Cabins): number {
  return cabins.reduce((sum, { type, askedAmount }) => sum + type.persons * askedAmount, 0)
}

/**
 * By how many berths the cabins a crossing by night asks for differ from those its trip needs, also where both name the same number of guests: cabins
 * of a trip may be raised after its rooms (TRUE-03). Other cabins with as many berths are somebody's choice.
 * @returns 0 where one of both names no cabins, and for who is out of the running
 */
export function berthDifference(request: { status: RequestStatus; asked: Cabins; needed: Cabins }): number {
  const [asked, needed] = [berthsOf(request.asked), berthsOf(request.needed)]
  return asked === 0 || needed === 0 || !isActiveRequest(request.status) ? 0 : asked - needed
}
