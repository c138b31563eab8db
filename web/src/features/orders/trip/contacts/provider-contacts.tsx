import { contactContract } from '@reisewerk/domain/partners/client.contract.ts'
import { requestContract } from '@reisewerk/domain/requests/request.contract.ts'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { IconCopy, IconMail, IconPlane } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { listOf, update } from '../../../../lib/api.ts'
import { ApiError } from '../../../../lib/http.ts'
import { keys } from '../../../../lib/keys.ts'
import { paths } from '../../../../paths.ts'
import { SelectOrNew } from '../../../../ui/fields/or-new/select-or-new.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { notice } from '../../../../ui/notices/notice.tsx'
import { type ProviderContact, providerContactsOf } from './api.ts'
import classes from './contacts-panel.module.css'
import { copyEmail, writeEmail } from './email.ts'

type KindName = Parameters<typeof paths.masterItem>[0]

/** Pages of the firms by the first part of their type (000 §2.2). */
const pages: Readonly<Record<string, KindName>> = {
  agency: 'agencies',
  hotel: 'hotels',
  ferry: 'ferries',
  airline: 'airlines',
  train: 'trains',
}

function pageOf(type: string) {
  const [kind = '', id = ''] = type.split('-')
  return paths.masterItem(pages[kind] ?? 'providers', Number(id))
}

/** The firms the trip was asked of, each once, with whom one speaks there (CONT-04). */
export function ProviderContacts({ orderId }: { orderId: number }) {
  const { data } = useQuery(providerContactsOf(orderId))
  const firms = Map.groupBy(data?.providerContacts ?? [], ({ type }) => type)
  return (
    <section className={classes.role} aria-label="Leistungsträger und Agenturen">
      <div className={classes.roleHead}>
        <h3>Leistungsträger und Agenturen</h3>
        <a className={classes.link} href="/airlines?add" target="_blank" rel="noreferrer">
          <IconPlane size={13} aria-hidden />
          Neue Fluggesellschaft
        </a>
      </div>
      {firms.size === 0 && <p className={classes.hint}>Noch niemand angefragt</p>}
      <ul className={classes.list}>
        {[...firms].map(([type, requests]) => (
          <Firm key={type} requests={requests} orderId={orderId} />
        ))}
      </ul>
    </section>
  )
}

function Firm({ requests, orderId }: { requests: readonly ProviderContact[]; orderId: number }) {
  const client = useQueryClient()
  const [first] = requests
  const home = first?.agency ?? first?.provider ?? null
  const at = first?.agency == null ? 'provider.id' : 'agency.id'
  const [isNear, setNear] = useState(false)
  const people = useQuery({
    ...listOf(contactContract, {
      query: { [at]: home === null ? null : idOf(home), deleted: false, _itemsPerPage: 100 },
    }),
    enabled: isNear && home !== null,
  })
  if (first === undefined) return null
  const chosen = requests.find(({ contact }) => contact !== null)?.contact ?? null
  const offered = people.data?.items ?? []
  const listed = chosen === null || offered.some(({ id }) => id === chosen.id) ? offered : [chosen, ...offered]

  async function choose(id: string | null) {
    const requestContact = id === null ? null : linkTo('contacts', Number(id))
    try {
      for (const { requestId } of requests) await update(requestContract, requestId, { requestContact })
      notice.good('Erfolgreich gespeichert!')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.bad('Der Kontakt konnte nicht gespeichert werden!', error.violations[0]?.message)
    }
    await client.invalidateQueries({ queryKey: providerContactsOf(orderId).queryKey })
    void client.invalidateQueries({ queryKey: keys.resource(requestContract.name) })
  }

  return (
    <li className={classes.firm}>
      <Link className={classes.link} {...pageOf(first.type)} title={first.providerName}>
        {first.providerName}
      </Link>
      <SelectOrNew
        aria-label={`Ansprechpartner bei ${first.providerName}`}
        placeholder="Ansprechpartner"
        nothingFoundMessage={people.isFetching ? 'Bitte warten...' : 'Kein Kontakt hinterlegt'}
        // One request a firm, and most of them are never opened.
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        data={listed.map(({ id, fullName }) => ({ value: String(id), label: fullName }))}
        clearable
        size="xs"
        value={chosen === null ? null : String(chosen.id)}
        resource={home === null || people.isFetching ? null : 'contacts'}
        given={{
          [home === first.agency ? 'agency' : 'provider']: home && {
            value: String(idOf(home)),
            label: first.providerName,
          },
        }}
        onChange={(person) => void choose(person?.value ?? null)}
      />
      <IconButton
        size={24}
        icon={IconCopy}
        label={`E-Mail bei ${first.providerName} kopieren`}
        onClick={() => void copyEmail(chosen?.email ?? null)}
      />
      <IconButton
        size={24}
        icon={IconMail}
        label={`E-Mail an ${first.providerName} schreiben`}
        onClick={() => writeEmail(chosen?.email ?? null, chosen?.fullName ?? '', chosen?.id ?? null)}
      />
    </li>
  )
}
