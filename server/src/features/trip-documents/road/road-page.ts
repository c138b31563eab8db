import { mapOf } from '@reisewerk/domain/trip-documents/papers/paper-notes.ts'
import type { RoadBook, RoadDay, RoadEntry } from '@reisewerk/domain/trip-documents/road/road-book.ts'
import type { RoadService } from '@reisewerk/domain/trip-documents/road/road-service.ts'
import type { RoadWords } from '@reisewerk/domain/trip-documents/road/road-words.ts'
import { capitalised } from '@reisewerk/domain/typography/characters.ts'
import { dateOfWire, wireOfInstant } from '@reisewerk/domain/wire.ts'
import { type Html, html } from '../../../platform/page/html.ts'

/**
 * The page of a private link: complete in itself and without a script that it needs, so that a phone that has opened it once
 * reads it without a network.
 */
export function roadPage(book: RoadBook, { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date }): string {
  const { words, title, group, period, house, people, days, roomLists } = book
  return html`<!doctype html>
<html lang="${words.lang}">
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
<body data-expires="${expiresAt.toISOString()}" data-read="${now.toISOString()}" data-kept="${words.kept}" data-offline="${words.offline}" data-over="${words.over}" data-gone="${words.gone}">
<header>
<p class="house">${house}</p>
<h1>${title}</h1>
<p>${period}</p>
<p class="quiet">${group}</p>
<p class="quiet" role="status" id="state">${asOf(now, words)}</p>
</header>
<nav aria-label="${words.contents}">
<a id="heute" href="#tage" hidden>${words.today}</a>
<a href="#tage">${words.days}</a>
<a href="#kontakte">${words.contacts}</a>
${roomLists.length > 0 && html`<a href="#zimmer">${words.rooms}</a>`}
</nav>
<main>
<section id="tage" aria-labelledby="tage-titel">
<h2 id="tage-titel">${words.days}</h2>
${days.length === 0 && html`<p class="quiet">${words.noDays}</p>`}
${days.map((day) => dayPart(day, words))}
</section>
<section id="kontakte" aria-labelledby="kontakte-titel">
<h2 id="kontakte-titel">${words.contacts}</h2>
${people.length === 0 && html`<p class="quiet">${words.noContacts}</p>`}
<ul class="people">
${people.map(({ role, name, phone }) => html`<li><span><b>${name || role}</b><small>${name === '' ? '' : role}</small></span>${phoneLink(phone, words.call(name || role))}</li>`)}
</ul>
</section>
${roomLists.length > 0 && roomsPart(roomLists, words)}
</main>
</body>
</html>
`.html
}

/** By the clock of Germany: the phone may wear another one. */
function asOf(now: Date, words: RoadWords): string {
  const told = wireOfInstant(now)
  return words.asOf(dateOfWire(told) ?? '', told.slice(11, 16))
}

function dayPart({ date, title, name, entries }: RoadDay, words: RoadWords): Html {
  return html`<article class="day" id="tag-${date}" data-date="${date}">
<h3><span>${title}</span>${name}</h3>
${entries.length === 0 ? html`<p class="quiet">${words.atLeisure}</p>` : html`<ol>${entries.map((entry) => entryPart(entry, words))}</ol>`}
</article>
`
}

function entryPart({ kind, kindName, time, text, detail, status, service }: RoadEntry, words: RoadWords): Html {
  return html`<li class="entry ${kind}">
<p class="when">${time === '' ? html`<span class="kind">${kindName}</span>` : time}</p>
<div>
<p class="what">${text}</p>
${status !== '' && html`<p class="detail">${status}</p>`}
${detail !== '' && html`<p class="detail">${detail}</p>`}
${service !== null && servicePart(service, words)}
</div>
</li>
`
}

function servicePart(
  { provider, contact, phone, address, checkIn, number, isShown, fields }: RoadService,
  words: RoadWords,
): Html {
  const summary = isShown ? `${words.voucher}${number === null ? '' : ` ${number}`}` : words.details
  return html`${checkIn !== '' && html`<p class="detail"><b>${capitalised(checkIn)}</b></p>`}
${address !== '' && html`<p class="way"><a href="${mapOf(address)}" target="_blank" rel="noopener noreferrer">${address}</a></p>`}
${phoneLink(phone, words.call(provider))}
${
  fields.length > 0 &&
  html`<details><summary>${summary}</summary><dl>
${provider !== '' && html`<dt>${words.provider}</dt><dd>${provider}</dd>`}
${provider !== '' && html`<dt>${words.contactPerson}</dt><dd>${contact}</dd>`}
${fields.map(({ title, text }) => html`<dt>${title}</dt><dd>${text}</dd>`)}
</dl></details>`
}`
}

function phoneLink(phone: string, label: string): Html | false {
  const number = phone.replaceAll(/[^+\d]/g, '')
  return number !== '' && html`<a class="phone" href="tel:${number}" aria-label="${label}: ${phone}">${phone}</a>`
}

function roomsPart(lists: RoadBook['roomLists'], words: RoadWords): Html {
  return html`<section id="zimmer" aria-labelledby="zimmer-titel">
<h2 id="zimmer-titel">${words.rooms}</h2>
${lists.map(
  ({ title, counts, rooms }) => html`<details class="rooms"><summary>${title}<small>${counts}</small></summary>
<ul>${rooms.map(({ label, guests }) => html`<li><b>${label}</b>${guests.length > 0 && html`<span>${guests.join(', ')}</span>`}</li>`)}</ul>
</details>`,
)}
</section>`
}
