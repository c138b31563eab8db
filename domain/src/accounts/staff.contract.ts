import * as z from 'zod'
import { contract } from '../contract/contract.ts'
import { boolean, choice, links, text } from '../contract/fields.ts'
import { linkInput } from '../contract/wire-schema.ts'
import { passwordLength } from './session.contract.ts'

/** Access and name of a colleague: the words of the form, and what the bodies below take. */
export const staffContract = contract({
  name: 'staff',
  title: 'Mitarbeiter',
  fields: {
    firstName: text({ label: 'Vorname', max: 80, required: true }),
    lastName: text({ label: 'Nachname', max: 80, required: true }),
    email: text({ label: 'E-Mail', max: 254, required: true }),
    jobTitle: text({ label: 'Funktion', hint: 'steht auf Papieren unter dem Namen', max: 80 }),
    role: choice({ user: { label: 'Mitarbeiter' }, ROLE_ADMIN: { label: 'Admin' } }, { label: 'Rolle' }),
    organisations: links('organisations', { label: 'Organisationen' }),
    maySeePurchase: boolean({ label: 'Einkauf sehen', hint: 'Admins sehen ihn immer' }),
    maySeePersonal: boolean({ label: 'Personendaten sehen', hint: 'Admins sehen sie immer' }),
  },
})
/** What everybody says of themselves. */
export const profileContract = contract({
  name: 'profile',
  title: 'Profil',
  fields: {
    firstName: text({ label: 'Vorname', max: 80, required: true }),
    lastName: text({ label: 'Nachname', max: 80, required: true }),
    jobTitle: text({ label: 'Funktion', max: 80 }),
    jobTitleEn: text({ label: 'Funktion auf Englisch', max: 80 }),
    jobTitleFr: text({ label: 'Funktion auf Französisch', max: 80 }),
    phone: text({ label: 'Telefon', max: 60 }),
  },
})

const email = z
  .string('Bitte ausfüllen')
  .trim()
  .toLowerCase()
  .min(1, 'Bitte ausfüllen')
  .max(254, 'Höchstens 254 Zeichen')
  .pipe(z.email('Bitte eine E-Mail-Adresse eingeben'))
const firstName = staffContract.fields.firstName.input
const lastName = staffContract.fields.lastName.input
const jobTitle = staffContract.fields.jobTitle.input
const role = staffContract.fields.role.input
const maySeePurchase = staffContract.fields.maySeePurchase.input
const maySeePersonal = staffContract.fields.maySeePersonal.input
/** Links, as bodies refer to everything (design §2), or numbers, as the answers have them. */
const organisationIds = z
  .array(
    z.union([z.int().positive(), linkInput('organisations')], 'Bitte einen Verweis wie /api/organisations/1 angeben'),
  )
  .max(100, 'Höchstens 100 Organisationen')

export const invitationSchema = z.strictObject({
  firstName,
  lastName,
  email,
  jobTitle: jobTitle.default(''),
  role: role.default('user'),
  maySeePurchase: maySeePurchase.default(true),
  maySeePersonal: maySeePersonal.default(true),
  organisations: organisationIds.min(1, 'Bitte mindestens eine Organisation wählen'),
})
export type Invitation = z.output<typeof invitationSchema>

export const staffChangeSchema = z.strictObject({
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  email: email.optional(),
  jobTitle: jobTitle.optional(),
  role: role.optional(),
  organisations: organisationIds.optional(),
  isActive: z.boolean('Ja oder nein').optional(),
  maySeePurchase: maySeePurchase.optional(),
  maySeePersonal: maySeePersonal.optional(),
})
export type StaffChange = z.output<typeof staffChangeSchema>

/** One colleague: the answer of `GET /api/staff` (a list) and of every change. */
export const staffSchema = z
  .object({
    id: z.number(),
    version: z.number(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    jobTitle: z.string(),
    hue: z.number(),
    image: z.string().nullable(),
    role,
    organisations: z.array(z.number()).meta({ description: 'Those the asking administrator belongs to as well' }),
    isActive: z.boolean(),
    maySeePurchase: z.boolean().meta({ description: 'Always true of administrators' }),
    maySeePersonal: z.boolean().meta({ description: 'Always true of administrators' }),
    hasPassword: z.boolean().meta({ description: 'False while an invitation has not been accepted' }),
    hasSecondFactor: z.boolean(),
    isManaged: z.boolean().meta({
      description: 'False when the colleague also works for an organisation the administrator does not belong to',
    }),
    invitedUntil: z.string().nullable(),
    lastSeenAt: z.string().nullable(),
  })
  .meta({ id: 'Staff' })
export type Staff = z.output<typeof staffSchema>

/** Answer of `POST /api/staff` and `POST /api/staff/{id}/invitation`: the link is shown this once. */
export const invitedSchema = z.object({
  id: z.number(),
  staff: staffSchema,
  path: z.string().meta({ description: "Address of the invitation below the app's own, e.g. '/invitation#…'" }),
})
export type Invited = z.output<typeof invitedSchema>

const token = z.string().regex(/^[\w-]{43}$/, 'Diese Einladung gibt es nicht.')

export const invitationTokenSchema = z.strictObject({ token })
export const invitationAnswerSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  organisations: z.array(z.string()),
  hasPassword: z.boolean().meta({ description: 'It sets another one: who is invited has none yet' }),
})
export type InvitationAnswer = z.output<typeof invitationAnswerSchema>

export const acceptanceSchema = z.strictObject({
  token,
  password: z
    .string('Bitte ausfüllen')
    .min(passwordLength.least, `Mindestens ${passwordLength.least} Zeichen`)
    .max(passwordLength.most, `Höchstens ${passwordLength.most} Zeichen`),
})

export const profileChangeSchema = z.strictObject({
  firstName: profileContract.fields.firstName.input.optional(),
  lastName: profileContract.fields.lastName.input.optional(),
  phone: profileContract.fields.phone.input.optional(),
  jobTitle: profileContract.fields.jobTitle.input.optional(),
  jobTitleEn: profileContract.fields.jobTitleEn.input.optional(),
  jobTitleFr: profileContract.fields.jobTitleFr.input.optional(),
})
export type ProfileChange = z.output<typeof profileChangeSchema>

export const openSessionSchema = z.object({
  id: z.number(),
  isCurrent: z.boolean(),
  userAgent: z.string(),
  address: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
})
export type OpenSession = z.output<typeof openSessionSchema>
