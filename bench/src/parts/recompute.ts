import type { CalculationItem } from '@reisewerk/domain/calculation/given.ts'
import type { Browser } from 'playwright-core'
import { quantile } from '../statistics.ts'
import { type Figure, recomputedMilliseconds } from '../targets.ts'
import { signedInPage } from '../web/browser.ts'
import type { recompute } from '../web/engine.ts'
import { servedEngine, serveEngine } from '../web/served-engine.ts'

const times = 200

/** A key in a price of the calculation of one of the largest trips: everything is reckoned anew. */
export async function benchRecompute(browser: Browser, port: number, cookie: string, orderId: number): Promise<Figure> {
  const page = await signedInPage(browser, port, cookie)
  await serveEngine(page)
  await page.goto('/health')
  const { taken, rows, services } = await page.evaluate(inPage, { orderId, times, engine: servedEngine })
  await page.context().close()
  return {
    section: 'Browser',
    name: `Kalkulation neu gerechnet (${services} Leistungen, ${rows} Zeilen)`,
    value: quantile(taken, 0.5),
    unit: 'ms',
    target: recomputedMilliseconds,
    detail: `mit Kosten und Marge, ohne Malen (95 %: ${quantile(taken, 0.95).toFixed(2)} ms)`,
  }
}

type Asked = { readonly orderId: number; readonly times: number; readonly engine: string }

/** Runs in the page, which knows nothing of this module. */
async function inPage({ orderId, times, engine }: Asked) {
  const { recompute: again }: { recompute: typeof recompute } = await import(engine)
  const read = async (path: string) => (await fetch(path)).json()
  const [item]: CalculationItem[] = await read(`/api/calculations?order.id=${orderId}&_groups[]=calculation_read`)
  if (item === undefined) throw new Error(`no calculation of trip ${orderId}`)
  const [costs, [target], { calculation: house }] = await Promise.all([
    read(`/api/calculations/${item.id}/costs`),
    read(`/api/calculation_targets?order.id=${orderId}`),
    read('/api/settings/1'),
  ])
  const taken: number[] = []
  let rows = 0
  for (let turn = 0; turn < times; turn++) {
    const typed = structuredClone(item)
    const price = typed.contingentPrices[turn % typed.contingentPrices.length]
    if (price?.sellPrice) price.sellPrice.amount = `${1000 + turn}.00`
    const start = performance.now()
    rows = again(typed, { costs, target, house })
    taken.push(performance.now() - start)
  }
  return { taken, rows, services: costs.services.length }
}
