import { expect, test } from 'vitest'
import { html } from './html.ts'

test('APP-17 what somebody typed stands on a page as it was typed, in a text and in an attribute', () => {
  const name = `<script>alert('x')</script> & "Söhne"`
  const told = '&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; &quot;Söhne&quot;'
  expect(html`<p title="${name}">${name}</p>`.html).toBe(`<p title="${told}">${told}</p>`)
  expect(html`<ul>${[1, 2].map((one) => html`<li>${one}</li>`)}${null}${false}</ul>`.html).toBe(
    '<ul><li>1</li><li>2</li></ul>',
  )
  expect(html`${['<b>', html`<i></i>`]}`.html).toBe('&lt;b&gt;<i></i>')
})
