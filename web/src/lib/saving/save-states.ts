/**
 * How a change of a field stands, from the first key to the server's word. Every place that saves draws one of these states;
 * the save queue alone moves a change from one to the next.
 *
 *                    type                send              confirmed            2.5 s
 *          clean ──────────▶ dirty ──────────▶ saving ───────────────▶ saved ──────────▶ clean
 *            ▲                 ▲                 │ ▲ │
 *            │                 │  no answer, 5xx,│ │ │ changed by somebody else meanwhile, and no merge
 *            │                 │  session over   │ │ └──────────────▶ conflicted ── keep mine ──▶ saving
 *            │                 │                 ▼ │                      └── take theirs ──▶ clean
 *            │                 │               waiting ── answers again ──▶ saving
 *            └─ drop ─ refused ┴─ type ◀── 4xx with a reason (from saving)
 *
 * 'dirty' lives where one types (an open cell, a resting text) and 'searching' in a cell whose name is being looked up; both
 * have not reached the queue. What waits or is conflicted survives a reload.
 */
export type QueueState = 'saving' | 'waiting' | 'saved' | 'refused' | 'conflicted'
export type SaveState = QueueState | 'searching'

type Event = 'send' | 'unanswered' | 'confirmed' | 'refused' | 'conflicted'

/** A newer edit of the field begins anew from wherever the last one stands. */
const after: Readonly<Record<Event, { from: readonly (QueueState | undefined)[]; to: QueueState }>> = {
  send: { from: [undefined, 'saving', 'waiting', 'saved', 'refused', 'conflicted'], to: 'saving' },
  unanswered: { from: ['saving', 'waiting'], to: 'waiting' },
  confirmed: { from: ['saving', 'waiting'], to: 'saved' },
  refused: { from: ['saving', 'waiting'], to: 'refused' },
  conflicted: { from: ['saving', 'waiting'], to: 'conflicted' },
}

/** @throws Error for a step the drawing above does not have */
export function stateAfter(state: QueueState | undefined, event: Event): QueueState {
  const { from, to } = after[event]
  if (!from.includes(state)) throw new Error(`a change that is ${state ?? 'clean'} cannot be ${event}`)
  return to
}
