import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { Field, FormGroup } from '../../../ui/fields/form-group.tsx'
import { staffList } from '../api.ts'
import classes from './house.module.css'

/** Whoever a trip belongs to signs its papers: the people of the house, and what is printed below their names. */
export function Signers({ organisationId }: { organisationId: number }) {
  const staff = useQuery(staffList)
  const signers = staff.data?.filter(
    ({ isActive, organisations }) => isActive && organisations.includes(organisationId),
  )
  return (
    <FormGroup title="Unterschriften">
      <Field>
        <ul className={classes.signers} aria-label="Wer unterschreibt">
          {signers?.map(({ id, firstName, lastName, jobTitle }) => (
            <li key={id}>
              {firstName} {lastName}
              <span className={classes.quiet}>{jobTitle || 'ohne Funktion'}</span>
            </li>
          ))}
        </ul>
        <p className={classes.quiet}>
          Es unterschreibt, wem die Reise gehört. Name und Funktion stehen bei den{' '}
          <Link {...paths.staff()}>Mitarbeitern</Link>.
        </p>
      </Field>
    </FormGroup>
  )
}
