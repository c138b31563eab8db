/** `id`: its Message-ID; none where it is empty. */
type Draft = { id?: string; subject?: string; from?: string; answers?: string; text?: string; more?: string[] }
let mails = 0
/** A mail as it travels, another one each time. */
export const mailOf = ({
  id,
  subject = 'Zimmerliste',
  from = 'kaethe@kantorei.example',
  answers,
  text = 'Guten Tag',
  more = [],
}: Draft) =>
  [
    `From: Käthe Müller <${from}>`,
    'To: buero@reisewerk.example',
    `Subject: ${subject}`,
    'Date: Fri, 20 Nov 2026 09:00:00 +0100',
    ...(id === '' ? [] : [`Message-ID: <${id ?? `mail-${++mails}`}@kantorei.example>`]),
    ...(answers === undefined ? [] : [`In-Reply-To: ${answers}`]),
    'MIME-Version: 1.0',
    ...more,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '',
  ].join('\r\n')
