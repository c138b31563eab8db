import { type AddressInfo, createServer, type Socket } from 'node:net'

export type TakenMail = { from: string; to: string[]; text: string }
export type SmtpServer = {
  readonly url: string
  readonly port: number
  /** What it has taken, in order. */
  readonly taken: readonly TakenMail[]
  close(): void
}

/**
 * A mail server of few words: it takes what comes, but for a recipient whose address says 'unbekannt' and a sender whose
 * address says 'gesperrt'.
 * @param login 'name:password' it asks for; none takes mail from everybody
 * @param onTaken called with each mail before its sender is told that it was taken
 */
export async function startSmtpServer(
  login: string | null = null,
  onTaken: (mail: TakenMail) => void = () => undefined,
): Promise<SmtpServer> {
  const taken: TakenMail[] = []
  const take = (mail: TakenMail) => {
    taken.push(mail)
    onTaken(mail)
  }
  const server = createServer((socket) => converse(socket, login, take))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo // of a server that listens at a port
  return { taken, port, url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}

function converse(socket: Socket, login: string | null, take: (mail: TakenMail) => void): void {
  let letter: TakenMail = { from: '', to: [], text: '' }
  let readsText = false
  let rest = ''
  const say = (line: string) => socket.write(`${line}\r\n`)
  const addressIn = (line: string) => /<(.*)>/.exec(line)?.[1] ?? ''

  function answer(line: string): void {
    if (readsText) {
      if (line !== '.') letter.text += `${line.startsWith('.') ? line.slice(1) : line}\r\n`
      else {
        readsText = false
        take(letter)
        say('250 taken')
      }
    } else if (line.startsWith('EHLO')) say(login === null ? '250 post.example' : '250-post.example\r\n250 AUTH PLAIN')
    else if (line.startsWith('AUTH PLAIN')) {
      const told = Buffer.from(line.slice(11), 'base64').toString('utf8').split('\0').slice(1).join(':')
      say(told === login ? '235 welcome' : '535 nobody I know')
    } else if (line.startsWith('MAIL') && line.includes('gesperrt')) say('553 not from you')
    else if (line.startsWith('MAIL')) {
      letter = { from: addressIn(line), to: [], text: '' }
      say('250 ok')
    } else if (line.startsWith('RCPT') && line.includes('unbekannt')) say('550 no such user')
    else if (line.startsWith('RCPT')) {
      letter.to.push(addressIn(line))
      say('250 ok')
    } else if (line.startsWith('DATA')) {
      readsText = true
      say('354 go on')
    } else if (line === 'STARTTLS') say('502 not here')
    else say('250 ok')
  }

  say('220 post.example')
  socket.on('error', () => undefined)
  socket.on('data', (part) => {
    const lines = (rest + part.toString('utf8')).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) answer(line)
  })
}
