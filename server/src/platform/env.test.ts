import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('APP-01 without any setting the server listens on this machine only, port 8080', () => {
  const env = readEnv({})
  expect(env).toMatchObject({ PORT: 8080, HOST: '127.0.0.1' })
  expect([env.DATABASE_URL, env.s3]).toEqual([undefined, undefined])
})

test('APP-01 an empty variable counts as none', () => {
  const env = readEnv({ PORT: '', DATABASE_URL: '' })
  expect([env.PORT, env.DATABASE_URL]).toEqual([8080, undefined])
})

test('APP-01 four S3 settings make a file storage', () => {
  const s3 = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'akten', S3_KEY: 'k', S3_SECRET: 's' }
  expect(readEnv(s3).s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'akten',
    key: 'k',
    secret: 's',
    region: 'eu-central-1',
  })
})

test.each([
  [{ PORT: 'abc' }, 'PORT muss eine ganze Zahl von 1 bis 65535 sein, nicht „abc“.'],
  [{ PORT: '70000' }, 'PORT muss eine ganze Zahl von 1 bis 65535 sein, nicht „70000“.'],
  [{ PORT: '0' }, 'PORT muss eine ganze Zahl von 1 bis 65535 sein, nicht „0“.'],
  [{ HOST: 'a b' }, 'HOST muss eine IP-Adresse oder ein Rechnername sein, etwa 127.0.0.1 oder 0.0.0.0, nicht „a b“.'],
  [
    { LOG_LEVEL: 'laut' },
    'LOG_LEVEL muss eines von trace, debug, info, warn, error, fatal, silent sein, nicht „laut“.',
  ],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL muss die Form smtp://benutzer:passwort@rechner:587 haben.'],
  [{ PUBLIC_URL: 'ftp://x' }, 'PUBLIC_URL muss eine Adresse mit http:// oder https:// sein, nicht „ftp://x“.'],
  [
    { TRUST_PROXY: 'loopback, überall' },
    'TRUST_PROXY muss Adressen oder Netze nennen, etwa loopback,172.17.0.0/16, nicht „loopback, überall“.',
  ],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY muss Adressen oder Netze nennen'],
  [{ S3_ENDPOINT: 'https://s3.example', S3_KEY: 'k' }, 'S3_BUCKET, S3_SECRET fehlt zu den übrigen S3-Angaben.'],
  [{ REISEWERK_DEMO: 'nein' }, 'REISEWERK_DEMO muss on oder off sein, nicht „nein“.'],
])('APP-01 %o is refused in one sentence', (source, sentence) => {
  expect(() => readEnv(source)).toThrow(sentence)
})

test.each(['loopback', '172.17.0.2', '172.17.0.0/16, loopback', 'fd00::/8'])(
  'APP-01 the proxies %s are taken',
  (proxies) => {
    expect(readEnv({ TRUST_PROXY: proxies }).TRUST_PROXY).toBe(proxies)
  },
)

test.each(['mysql://a:b@c/d', 'postgres://rechner/datenbank', 'postgres://geheim@rechner/d', 'geheim'])(
  'APP-01 the database address %s is refused without being repeated',
  (url) => {
    expect(() => readEnv({ DATABASE_URL: url })).toThrow(/^DATABASE_URL muss die Form postgres:/)
    expect(() => readEnv({ DATABASE_URL: url })).not.toThrow(url)
  },
)
