import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { StartFailure } from './start-failure.ts'

export type Env = z.output<typeof schema>

const projectFolder = join(import.meta.dirname, '../../..')

const text = z.string().trim()
const webAddress = z.url({ protocol: /^https?$/, error: 'muss eine Adresse mit http:// oder https:// sein' })

const schema = z
  .object({
    PORT: text
      .regex(/^\d{1,5}$/, 'muss eine ganze Zahl von 1 bis 65535 sein')
      .transform(Number)
      .refine((port) => port >= 1 && port <= 65_535, 'muss eine ganze Zahl von 1 bis 65535 sein')
      .default(8080),
    HOST: text
      .refine(isHost, 'muss eine IP-Adresse oder ein Rechnername sein, etwa 127.0.0.1 oder 0.0.0.0')
      .default('127.0.0.1'),
    DATABASE_URL: text
      .refine(
        isDatabaseUrl,
        'muss die Form postgres://benutzer:passwort@rechner:5432/datenbank haben, mit Benutzer und Passwort',
      )
      .optional(),
    DATA_DIR: text.default('data').transform((folder) => resolve(projectFolder, folder)),
    FILES_DIR: text.transform((folder) => resolve(projectFolder, folder)).optional(),
    PERSONAL_DATA_KEY: text.regex(/^[\da-f]{64}$/i, 'muss aus 64 hexadezimalen Ziffern bestehen').optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'muss die Form smtp://benutzer:passwort@rechner:587 haben' })
      .optional(),
    MAIL_FROM: z.email({ error: 'muss eine E-Mail-Adresse sein' }).default('reisewerk@localhost.localdomain'),
    S3_ENDPOINT: webAddress.optional(),
    S3_BUCKET: text.optional(),
    S3_KEY: text.optional(),
    S3_SECRET: text.optional(),
    S3_REGION: text.default('eu-central-1'),
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
        error: 'muss eines von trace, debug, info, warn, error, fatal, silent sein',
      })
      .optional(),
    PUBLIC_URL: webAddress.optional(),
    TRUST_PROXY: text
      .refine(isProxyList, 'muss Adressen oder Netze nennen, etwa loopback,172.17.0.0/16')
      .default('loopback'),
    METRICS_TOKEN: text.optional(),
    OSRM_URL: webAddress.optional(),
    VALHALLA_URL: webAddress.optional(),
    ROUTING_TIMEOUT_MS: text
      .regex(/^\d{1,5}$/, 'muss eine Zahl von Millisekunden sein')
      .transform(Number)
      .default(2000),
    REISEWERK_DEMO: z.enum(['on', 'off'], { error: 'muss on oder off sein' }).default('on'),
  })
  .transform(({ FILES_DIR, S3_ENDPOINT, S3_BUCKET, S3_KEY, S3_SECRET, S3_REGION, ...others }, context) => {
    const parts = { S3_ENDPOINT, S3_BUCKET, S3_KEY, S3_SECRET }
    const missing = Object.entries(parts).flatMap(([name, value]) => (value ? [] : [name]))
    if (missing.length === 4)
      return { ...others, s3: undefined, filesFolder: FILES_DIR ?? join(others.DATA_DIR, 'files') }
    if (S3_ENDPOINT && S3_BUCKET && S3_KEY && S3_SECRET) {
      return {
        ...others,
        filesFolder: null,
        s3: { endpoint: S3_ENDPOINT, bucket: S3_BUCKET, key: S3_KEY, secret: S3_SECRET, region: S3_REGION },
      }
    }
    context.addIssue({ code: 'custom', path: [missing.join(', ')], message: 'fehlt zu den übrigen S3-Angaben' })
    return z.NEVER
  })

/** Values that may be repeated in a message; the others can hold passwords. */
const harmless = new Set(['PORT', 'HOST', 'LOG_LEVEL', 'PUBLIC_URL', 'TRUST_PROXY', 'REISEWERK_DEMO'])

/**
 * Reads the settings of the process; an empty variable counts as none.
 * @throws StartFailure one sentence on the first wrong value
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const name = String(issue?.path[0] ?? '')
  const value = harmless.has(name) ? `, nicht „${given[name]}“` : ''
  throw new StartFailure(`${name} ${issue?.message}${value}.`)
}

/** Whether PUBLIC_URL says that people reach the server under an address of another machine. */
export function isPublic({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): boolean {
  return PUBLIC_URL !== undefined && !isOfThisMachine(PUBLIC_URL)
}

/** Whether an address leads to the machine at which it is opened. */
export function isOfThisMachine(url: string): boolean {
  return URL.canParse(url) && isLoopback(new URL(url).hostname.replace(/^\[(.*)\]$/, '$1'))
}

/** Whether a name or number of a machine is that of one's own. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
}

/** Addresses and networks, by comma; 'loopback' is this machine. */
function isProxyList(list: string): boolean {
  return list.split(',').every((entry) => {
    const [address = '', bits = '0'] = entry.trim().split('/')
    return (
      entry.trim() === 'loopback' ||
      (isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128))
    )
  })
}

function isHost(host: string): boolean {
  return isIP(host) !== 0 || /^(?!\d+$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i.test(host)
}

// The passwords of the server's own roles come from the owner's, so there has to be one.
function isDatabaseUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.username !== '' && url.password !== ''
}
