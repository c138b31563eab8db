import { Button } from '@mantine/core'
import { clientContract } from '@reisewerk/domain/partners/client.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { itemOf } from '../../../../lib/api.ts'
import { paths } from '../../../../paths.ts'
import { Window } from '../../../../ui/dialogs/window.tsx'
import { ErrorState, LoadingRows } from '../../../../ui/lists/list-state.tsx'
import classes from './client-dialog.module.css'

export default function ClientDialog({ clientId, onClose }: { clientId: number; onClose: () => void }) {
  const client = useQuery(itemOf(clientContract, clientId, ['client_read', 'info_read', 'contact_read']))
  return (
    <Window onClose={onClose} title={client.data?.companyName ?? 'Kunde'} size={560}>
      {client.isPending && <LoadingRows rows={5} />}
      {client.isError && (
        <ErrorState text="Der Kunde konnte nicht geladen werden." onRetry={() => void client.refetch()} />
      )}
      {client.data !== undefined && (
        <>
          <dl className={classes.facts}>
            <Fact name="Kurzname" value={client.data.shortName} />
            <Fact name="Währung" value={client.data.mainCurrency} />
            <Fact name="Zahlungsart" value={client.data.paymentType} />
            <Fact
              name="Komplexität"
              value={client.data.clientComplexity === null ? null : `${client.data.clientComplexity} von 10`}
            />
          </dl>
          <h3 className={classes.title}>Kontakte</h3>
          {client.data.contacts.length === 0 && <p className={classes.quiet}>Keine Kontakte</p>}
          <ul className={classes.people}>
            {client.data.contacts.map((contact) => (
              <li key={contact.id}>
                <strong>{contact.fullName}</strong>
                <span>{contact.phoneFixed ?? contact.phoneMobile}</span>
                {contact.email !== null && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
              </li>
            ))}
          </ul>
          {client.data.infos.map((info) => (
            <section key={info.id}>
              <h3 className={classes.title}>{info.title}</h3>
              <p className={classes.text}>{info.content}</p>
            </section>
          ))}
          <div className={classes.actions}>
            <Button variant="default" onClick={onClose}>
              Schließen
            </Button>
            <Button renderRoot={(props) => <Link {...props} {...paths.masterItem('clients', clientId)} />}>
              Zum Kundenprofil
            </Button>
          </div>
        </>
      )}
    </Window>
  )
}

function Fact({ name, value }: { name: string; value: string | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value === null || value === '' ? '–' : value}</dd>
    </div>
  )
}
