import type { SignInHouse } from '@reisewerk/domain/accounts/session.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { Logo } from '../../app/logo.tsx'
import { send } from '../../lib/http.ts'
import { usePicture } from '../../ui/drawn/use-picture.ts'
import classes from './sign-in.module.css'

/** Whose desk it is: the house with its logo where there is one, else the product. */
export function SignInBrand() {
  const { data: house = null } = useQuery({
    queryKey: ['session', 'house'],
    queryFn: async ({ signal }) => (await send<SignInHouse>('GET', '/api/session/house', { signal })).data,
  })
  const address = usePicture(house?.logoSvg ?? null)
  return (
    <div className={classes.brand}>
      {address !== null && house !== null ? (
        <img src={address} alt={house.logoAlt || house.name} className={classes.houseLogo} />
      ) : (
        <>
          <Logo size={28} />
          {house?.name ?? 'Reisewerk'}
        </>
      )}
    </div>
  )
}
