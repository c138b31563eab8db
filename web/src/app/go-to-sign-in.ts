import type { AnyRouter } from '@tanstack/react-router'
import { paths } from '../paths.ts'

/**
 * The session ended: sign in again and come back to where one was. Several things notice it at once; whoever comes second
 * finds the sign-in open, which is nowhere to come back to.
 */
export function goToSignIn(router: AnyRouter): void {
  const { href, pathname } = router.state.location
  if (pathname !== '/sign-in') void router.navigate(paths.signIn(href))
}
