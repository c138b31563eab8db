import { linkOptions } from '@tanstack/react-router'

/**
 * Every link of the app: `<Link {...paths.order(12)}>`, `navigate(paths.orders())`. A wrong route or parameter does not
 * compile.
 */
export const paths = {
  signIn: (to?: string) => linkOptions({ to: '/sign-in', search: { to } }),
  orders: () => linkOptions({ to: '/orders' }),
  newOrder: () => linkOptions({ to: '/orders/add' }),
  order: (id: number) => linkOptions({ to: '/orders/$orderId', params: { orderId: String(id) } }),
  account: () => linkOptions({ to: '/account' }),
}
