import * as z from 'zod'
import { contract } from '../contract/contract.ts'
import { text } from '../contract/fields.ts'
import { optionSchema } from './option.contract.ts'
import { optionListNames } from './option-lists.ts'

/** Characters of a password; the longest keeps hashing cheap. */
export const passwordLength = { least: 10, most: 128 }

const secret = { max: passwordLength.most, required: true } as const
/** What the form of a new password asks; `again` stays there. */
export const passwordContract = contract({
  name: 'password',
  title: 'Passwort',
  fields: {
    currentPassword: text({ label: 'Bisheriges Passwort', ...secret }),
    newPassword: text({ label: 'Neues Passwort', ...secret }),
    again: text({ label: 'Neues Passwort wiederholen', ...secret }),
  },
})
/** What is asked before the second factor changes. */
export const secondFactorContract = contract({
  name: 'second_factor',
  title: 'Zweiter Faktor',
  fields: {
    password: text({ label: 'Passwort', ...secret }),
    code: text({ label: 'Code aus der App', max: 40, required: true }),
  },
})

const password = z
  .string('Bitte ausfüllen')
  .min(1, 'Bitte ausfüllen')
  .max(passwordLength.most, `Höchstens ${passwordLength.most} Zeichen`)
const code = z
  .string('Bitte ausfüllen')
  .trim()
  .min(1, 'Bitte ausfüllen')
  .max(40, 'Höchstens 40 Zeichen')
  .meta({ description: 'Six digits of the authenticator app; at sign-in a recovery code will do too' })

/** Body of `POST /api/session`. */
export const signInSchema = z.strictObject({
  email: z.string('Bitte ausfüllen').trim().toLowerCase().min(1, 'Bitte ausfüllen').max(254, 'Höchstens 254 Zeichen'),
  password,
  code: code.optional(),
})
export type SignIn = z.output<typeof signInSchema>

/** `GET /api/session/house`: whose desk it is, where it is that of one house; null where several share it. */
export const signInHouseSchema = z
  .object({ name: z.string(), logoSvg: z.string().nullable(), logoAlt: z.string() })
  .nullable()
export type SignInHouse = z.output<typeof signInHouseSchema>

/** Body of `POST /api/session/forgotten_password`. */
export const forgottenSchema = z.strictObject({
  email: z
    .string('Bitte ausfüllen')
    .trim()
    .toLowerCase()
    .max(254, 'Höchstens 254 Zeichen')
    .pipe(z.email('Bitte eine E-Mail-Adresse eingeben')),
})

/** What a database shows at a moment, in its own words: '812:815:812,814'. */
export const snapshotSchema = z.string().regex(/^\d{1,19}:\d{1,19}:[\d,]{0,4000}$/)

/** Who is signed in: the answer of `GET` and `POST /api/session`. */
export const sessionSchema = z
  .object({
    user: z.object({
      id: z.number(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      isAdmin: z.boolean(),
      maySeePurchase: z.boolean().meta({ description: 'The right to see what services cost the agency' }),
      maySeePersonal: z
        .boolean()
        .meta({ description: 'The right to see passports, birth dates and allergies of guests' }),
      initials: z.string(),
      hue: z.number().meta({ description: 'Colour of the initials, degrees on the colour wheel' }),
      image: z.string().nullable(),
      locale: z.string(),
      phone: z.string(),
      jobTitle: z.string(),
      jobTitleEn: z.string(),
      jobTitleFr: z.string(),
      hasSecondFactor: z.boolean(),
    }),
    readAt: z.iso.datetime().meta({ description: 'The server’s time; whoever listens from here on misses nothing' }),
    snapshot: snapshotSchema.meta({
      description: 'Which changes were committed by then, for whoever listens from here on',
    }),
    organisations: z.array(z.object({ id: z.number(), name: z.string(), shortName: z.string() })),
    options: z.record(z.string(), z.partialRecord(z.enum(optionListNames), z.array(optionSchema))).meta({
      description:
        'By the id of the organisation: the option lists it has arranged itself; all others are the defaults',
    }),
  })
  .meta({ id: 'Session' })
export type Session = z.output<typeof sessionSchema>

/** Body of `POST` and `DELETE /api/session/second_factor`. */
export const passwordSchema = z.strictObject({ password })
/** Body of `PUT /api/session/second_factor`. */
export const codeSchema = z.strictObject({ code })

/** Answer of `POST /api/session/second_factor`: what the authenticator app needs. */
export const secondFactorSchema = z.object({
  uri: z.string().meta({ description: 'otpauth:// address for a QR code' }),
  secret: z.string().meta({ description: 'The same secret in letters, to be typed' }),
})
export type SecondFactor = z.output<typeof secondFactorSchema>

/** Answer of `PUT /api/session/second_factor`: each code opens one sign-in without the app. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.output<typeof recoveryCodesSchema>

/** Body of `PUT /api/session/password`. */
export const passwordChangeSchema = z.strictObject({
  currentPassword: password,
  newPassword: password.min(passwordLength.least, `Mindestens ${passwordLength.least} Zeichen`),
})

/** One entry of `GET /api/session/demo_accounts`. */
export const demoAccountSchema = z.object({
  email: z.string(),
  password: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  initials: z.string(),
  hue: z.number(),
  isAdmin: z.boolean(),
  organisations: z.array(z.string()),
})
export type DemoAccount = z.output<typeof demoAccountSchema>
