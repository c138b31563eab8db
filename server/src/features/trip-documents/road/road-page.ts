import { serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import { mapOf } from '@reisewerk/domain/trip-documents/papers/paper-notes.ts'
import type { RoadBook, RoadDay, RoadEntry } from '@reisewerk/domain/trip-documents/road/road-book.ts'
import type { RoadService } from '@reisewerk/domain/trip-documents/road/road-service.ts'
import { wireOfInstant } from '@reisewerk/domain/wire.ts'
import { type Html, html } from '../../../platform/page/html.ts'

/**
 * The page of a private link: complete in itself and without a script that it needs, so that a phone that has opened it once
 * reads it without a network.
 */
export function roadPage(book: RoadBook, { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date }): string {
  const { title, group, period, house, people, days, roomLists } = book
  return html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${period}</title>
<link rel="stylesheet" href="/unterwegs/page.css">
<link rel="icon" href="data:,">
<script type="module" src="/unterwegs/page.js"></script>
</head>
<body data-expires="${expiresAt.toISOString()}" data-read="${now.toISOString()}">
<header>
<p class="house">${house}</p>
<h1>${title}</h1>
<p>${period}</p>
<p class="quiet">${group}</p>
<p class="quiet" role="status" id="state">Stand ${wireOfInstant(now).slice(0, 16)} Uhr</p>
</header>
<nav aria-label="Inhalt">
<a id="heute" href="#tage" hidden>Heute</a>
<a href="#tage">Tage</a>
<a href="#kontakte">Kontakte</a>
${roomLists.length > 0 && html`<a href="#zimmer">Zimmer</a>`}
</nav>
<main>
<section id="tage" aria-labelledby="tage-titel">
<h2 id="tage-titel">Tage</h2>
${days.length === 0 && html`<p class="quiet">Es sind noch keine Tage geplant.</p>`}
${days.map(dayPart)}
</section>
<section id="kontakte" aria-labelledby="kontakte-titel">
<h2 id="kontakte-titel">Kontakte</h2>
${people.length === 0 && html`<p class="quiet">Es sind keine Kontakte hinterlegt.</p>`}
<ul class="people">
${people.map(({ role, name, phone }) => html`<li><span><b>${name || role}</b><small>${name === '' ? '' : role}</small></span>${phoneLink(phone, `${name || role} anrufen`)}</li>`)}
</ul>
</section>
${roomLists.length > 0 && roomsPart(roomLists)}
</main>
</body>
</html>
`.html
}

function dayPart({ date, title, name, entries }: RoadDay): Html {
  return html`<article class="day" id="tag-${date}" data-date="${date}">
<h3><span>${title}</span>${name}</h3>
${entries.length === 0 ? html`<p class="quiet">Zur freien Verfügung</p>` : html`<ol>${entries.map(entryPart)}</ol>`}
</article>
`
}

function entryPart({ kind, time, text, detail, status, service }: RoadEntry): Html {
  return html`<li class="entry ${kind}">
<p class="when">${time === '' ? html`<span class="kind">${serviceKinds[kind].label}</span>` : time}</p>
<div>
<p class="what">${text}</p>
${status !== '' && html`<p class="detail">${status}</p>`}
${detail !== '' && html`<p class="detail">${detail}</p>`}
${service !== null && servicePart(service)}
</div>
</li>
`
}

function servicePart({ provider, contact, phone, address, checkIn, number, isShown, fields }: RoadService): Html {
  const summary = isShown ? `Voucher${number === null ? '' : ` ${number}`}` : 'Angaben'
  return html`${checkIn !== '' && html`<p class="detail"><b>${checkIn}</b></p>`}
${address !== '' && html`<p class="way"><a href="${mapOf(address)}" target="_blank" rel="noopener noreferrer">${address}</a></p>`}
${phoneLink(phone, `${provider} anrufen`)}
${
  fields.length > 0 &&
  html`<details><summary>${summary}</summary><dl>
${provider !== '' && html`<dt>Leistungsträger</dt><dd>${provider}</dd>`}
${provider !== '' && html`<dt>Ansprechpartner</dt><dd>${contact}</dd>`}
${fields.map(({ title, text }) => html`<dt>${title}</dt><dd>${text}</dd>`)}
</dl></details>`
}`
}

function phoneLink(phone: string, label: string): Html | false {
  const number = phone.replaceAll(/[^+\d]/g, '')
  return number !== '' && html`<a class="phone" href="tel:${number}" aria-label="${label}: ${phone}">${phone}</a>`
}

function roomsPart(lists: RoadBook['roomLists']): Html {
  return html`<section id="zimmer" aria-labelledby="zimmer-titel">
<h2 id="zimmer-titel">Zimmer</h2>
${lists.map(
  ({ title, counts, rooms }) => html`<details class="rooms"><summary>${title}<small>${counts}</small></summary>
<ul>${rooms.map(({ label, guests }) => html`<li><b>${label}</b>${guests.length > 0 && html`<span>${guests.join(', ')}</span>`}</li>`)}</ul>
</details>`,
)}
</section>`
}
