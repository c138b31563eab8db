import { MenuDays } from './menu-days.tsx'

/** The menus as a tab of the travel documents (002 §2). */
export default function MenusTab({ orderId }: { orderId: number }) {
  return <MenuDays orderId={orderId} />
}
