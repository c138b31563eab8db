import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

/** A mail as the server keeps it. */
type Kept = { uid: number; source: Buffer; flags: string[]; date: Date }
type Folder = { uidValidity: number; uidNext: number; mails: Kept[]; use?: string }

/** A mail server that speaks as much IMAP4rev1 (RFC 3501) as a desk needs, over a real socket. */
export type ImapServer = {
  readonly port: number
  readonly folders: Map<string, Folder>
  /** Puts a mail into a folder; @returns its UID */
  deliver(source: string | Buffer, folder?: string): number
  /** Called before each command; what it throws breaks the line. */
  onCommand: ((command: string) => void) | null
  close(): Promise<void>
}

export const imapUser = { userName: 'buero', password: 'geheim "1\\2"' }

export async function startImapServer(): Promise<ImapServer> {
  const folders = new Map<string, Folder>([
    ['INBOX', { uidValidity: 100, uidNext: 1, mails: [] }],
    ['Gesendet', { uidValidity: 101, uidNext: 1, mails: [], use: '\\Sent' }],
  ])
  const sockets = new Set<Socket>()
  const state: ImapServer = {
    port: 0,
    folders,
    onCommand: null,
    deliver: (source, folder = 'INBOX') => keep(folders, folder, Buffer.from(source), []),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    converse(socket, state)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return Object.assign(state, { port: (server.address() as AddressInfo).port })
}

function keep(folders: ImapServer['folders'], name: string, source: Buffer, flags: string[]): number {
  const folder = folders.get(name)
  if (folder === undefined) throw new Error(`no folder ${name}`)
  const uid = folder.uidNext++
  folder.mails.push({ uid, source, flags, date: new Date('2026-11-20T08:00:00Z') })
  return uid
}

/** Reads commands with their literals; what a literal holds takes the place of its length. */
function converse(socket: Socket, server: ImapServer): void {
  let rest = Buffer.alloc(0)
  let parts: (string | Buffer)[] = []
  let wanted = -1
  const session = { folder: null as Folder | null, isIn: false }
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('* OK [CAPABILITY IMAP4rev1 SPECIAL-USE IDLE UIDPLUS] ready')
  socket.on('data', (bytes) => {
    rest = Buffer.concat([rest, bytes])
    for (;;) {
      if (wanted >= 0) {
        if (rest.length < wanted) return
        parts.push(rest.subarray(0, wanted))
        rest = rest.subarray(wanted)
        wanted = -1
      }
      const end = rest.indexOf('\r\n')
      if (end < 0) return
      const line = rest.subarray(0, end).toString('utf8')
      rest = rest.subarray(end + 2)
      const literal = /^(.*)\{(\d+)(\+?)\}$/.exec(line)
      if (literal !== null) {
        parts.push(literal[1] ?? '')
        wanted = Number(literal[2])
        if (literal[3] === '') say('+ go on')
        continue
      }
      const command = [...parts, line]
      parts = []
      try {
        server.onCommand?.(command.join(''))
        answer(command, server, session, say, socket)
      } catch {
        socket.destroy()
        return
      }
    }
  })
}

type Session = { folder: Folder | null; isIn: boolean }

type Asked = {
  readonly server: ImapServer
  readonly session: Session
  readonly command: readonly (string | Buffer)[]
  /** What stands behind the verb. */
  readonly rest: string
  readonly say: (line: string) => void
  readonly socket: Socket
}

/** What is answered with the command's tag; before it goes what is told without one. */
const commands: Readonly<Record<string, (asked: Asked) => string>> = {
  CAPABILITY({ say }) {
    say('* CAPABILITY IMAP4rev1 SPECIAL-USE IDLE UIDPLUS')
    return 'OK done'
  },
  LOGOUT({ say }) {
    say('* BYE')
    return 'OK done'
  },
  LOGIN({ command, session }) {
    const [user, password] = quotedIn(command)
    session.isIn = user === imapUser.userName && password === imapUser.password
    return session.isIn ? 'OK done' : 'NO [AUTHENTICATIONFAILED] no'
  },
  LIST: (asked) => listed(asked, 'LIST'),
  LSUB: (asked) => listed(asked, 'LSUB'),
  SELECT: (asked) => opened(asked, 'WRITE'),
  EXAMINE: (asked) => opened(asked, 'ONLY'),
  CLOSE({ session }) {
    session.folder = null
    return 'OK done'
  },
  APPEND({ server, command }) {
    const [name = ''] = quotedIn(command)
    const folder = server.folders.get(name)
    if (folder === undefined) return 'NO [TRYCREATE] no such folder'
    const source = command.find((part) => Buffer.isBuffer(part) && part.length > 100)
    const uid = keep(server.folders, name, Buffer.from(source ?? ''), ['\\Seen'])
    return `OK [APPENDUID ${folder.uidValidity} ${uid}] done`
  },
  'UID SEARCH'({ session: { folder }, command, say }) {
    if (folder === null) return 'BAD nothing selected'
    const found = folder.mails.filter((mail) => isSought(mail, command.map(String).join(''), folder))
    say(`* SEARCH${found.map(({ uid }) => ` ${uid}`).join('')}`)
    return 'OK done'
  },
  'UID FETCH'({ session: { folder }, rest, socket }) {
    if (folder === null) return 'BAD nothing selected'
    const place = folder.mails.findIndex((mail) => mail.uid === Number(/^\d+/.exec(rest)?.[0]))
    const mail = folder.mails[place]
    if (mail !== undefined) tell(socket, place + 1, mail, rest)
    return 'OK done'
  },
}
const beforeLogin = new Set(['CAPABILITY', 'LOGOUT', 'LOGIN'])

function listed({ server, command, say }: Asked, verb: string): string {
  const pattern = quotedIn(command)[1] ?? ''
  if (pattern === '') say(`* ${verb} (\\Noselect) "/" ""`)
  for (const [folder, { use }] of server.folders) {
    if (pattern !== '*' && pattern !== folder) continue
    say(`* ${verb} (\\HasNoChildren${use === undefined ? '' : ` ${use}`}) "/" "${folder}"`)
  }
  return 'OK done'
}

function opened({ server, session, command, say }: Asked, mode: 'WRITE' | 'ONLY'): string {
  const folder = server.folders.get(quotedIn(command)[0] ?? '')
  if (folder === undefined) return 'NO [NONEXISTENT] no such folder'
  session.folder = folder
  say('* FLAGS (\\Seen \\Deleted)')
  say(`* ${folder.mails.length} EXISTS`)
  say('* 0 RECENT')
  say(`* OK [UIDVALIDITY ${folder.uidValidity}] ok`)
  say(`* OK [UIDNEXT ${folder.uidNext}] ok`)
  return `OK [READ-${mode}] done`
}

function answer(
  command: readonly (string | Buffer)[],
  server: ImapServer,
  session: Session,
  say: Asked['say'],
  socket: Socket,
): void {
  const [, tag = '*', verb = '', rest = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/is.exec(String(command[0])) ?? []
  const run = commands[verb.toUpperCase()]
  if (!session.isIn && !beforeLogin.has(verb.toUpperCase())) say(`${tag} NO log in first`)
  // What it does not know changes nothing here: NOOP, ID, ENABLE.
  else say(`${tag} ${run?.({ server, session, command, rest, say, socket }) ?? 'OK done'}`)
  if (verb.toUpperCase() === 'LOGOUT') socket.end()
}

function tell(socket: Socket, place: number, { uid, source, flags }: Kept, asked: string): void {
  const head = source.subarray(0, source.indexOf('\r\n\r\n') + 4)
  const body = /BODY(\.PEEK)?\[HEADER\]/i.test(asked) ? head : /BODY(\.PEEK)?\[\]/i.test(asked) ? source : null
  const name = body === head ? 'BODY[HEADER]' : 'BODY[]'
  socket.write(`* ${place} FETCH (UID ${uid} RFC822.SIZE ${source.length} FLAGS (${flags.join(' ')})`)
  if (body !== null) {
    socket.write(` ${name} {${body.length}}\r\n`)
    socket.write(body)
  }
  socket.write(')\r\n')
}

function isSought({ uid, source, date }: Kept, command: string, folder: Folder): boolean {
  const from = /UID (\d+):\*/i.exec(command.replace(/^\S+ UID/i, ''))?.[1]
  const since = /SINCE "?(\d+-\w+-\d+)/i.exec(command)?.[1]
  const header = /HEADER "?MESSAGE-ID"? (?:"([^"]+)"|(\S+))/i.exec(command)
  // '*' is the last mail, also where the range begins behind it (RFC 3501 §6.4.8).
  if (from !== undefined && uid < Math.min(Number(from), folder.uidNext - 1)) return false
  if (since !== undefined && date < new Date(`${since} UTC`)) return false
  const sought = header?.[1] ?? header?.[2]
  return sought === undefined || source.toString('latin1').includes(sought)
}

/** Texts of a command: quoted, as literals, or plain words after the verb. */
function quotedIn(command: readonly (string | Buffer)[]): string[] {
  const found: string[] = []
  for (const [index, part] of command.entries()) {
    if (Buffer.isBuffer(part)) found.push(part.toString('utf8'))
    else {
      const words = index === 0 ? part.replace(/^\S+ \S+ ?/, '') : part
      for (const [, quoted, plain] of words.matchAll(/"((?:[^"\\]|\\.)*)"|([^\s"()]+)/g)) {
        found.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll(/\\(.)/g, '$1'))
      }
    }
  }
  return found
}
