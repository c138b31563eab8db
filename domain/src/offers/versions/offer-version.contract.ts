import * as z from 'zod'
import { userContract } from '../../accounts/user.contract.ts'
import { contract } from '../../contract/contract.ts'
import { choice, instant, json, link, text } from '../../contract/fields.ts'
import { documentTypes } from '../../files/document.contract.ts'

const { offer, offer_confirmation } = documentTypes
/** Documents of which a frozen copy is kept. */
export const versionTypes = { offer, offer_confirmation } as const
export type VersionType = keyof typeof versionTypes

/** Who got a version by mail. */
export const sentToSchema = z.array(z.object({ name: z.string(), address: z.string() }))
export type SentTo = z.output<typeof sentToSchema>

const listed = ['offer_version_read'] as const

/**
 * A generated offer or reconfirmation with the frozen copy of what it told (OFFER-11). Only generating makes one, and sending it
 * marks it; what it told is read by comparing.
 */
export const offerVersionContract = contract({
  name: 'offer_versions',
  title: 'Angebotsversion',
  fields: {
    order: link('orders', { label: 'Reise', write: 'never' }),
    document: link('documents', { label: 'Dokument', write: 'never' }),
    type: choice(versionTypes, { label: 'Art', write: 'never' }),
    number: text({ label: 'Nummer', write: 'never' }),
    user: link('users', {
      label: 'Erzeugt von',
      write: 'never',
      expand: { contract: userContract, groups: listed },
    }),
    createdAt: instant({ label: 'Erzeugt am', write: 'never' }),
    /** When it last went out: by mail – to colleagues alone does not count – or as somebody says who sent it otherwise. */
    sentAt: instant({ label: 'Gesendet am', nullable: true, write: 'never' }),
    /** Nobody where it was marked by hand. */
    sentTo: json(sentToSchema, { label: 'Gesendet an', write: 'never' }),
    sentBy: link('users', {
      label: 'Gesendet von',
      nullable: true,
      write: 'never',
      expand: { contract: userContract, groups: listed },
    }),
  },
  filters: { id: 'in', 'order.id': 'in', 'document.id': 'in', type: 'in' },
  orderBy: ['id'],
})

/** Answer of `GET /api/offer_versions/{id}/comparison`: what has become different since, part by part. */
export const versionComparisonSchema = z
  .object({
    parts: z.array(
      z.object({
        title: z.string().meta({ description: "'Preise', 'Leistungen'" }),
        trip: z.string().nullable().meta({ description: 'Nummer der angehängten Reise, um die es geht; sonst null' }),
        changes: z.array(
          z.object({
            about: z.string().meta({ description: "'Hotel Bergen'; empty where the words name it" }),
            words: z.string().meta({ description: "'3 statt 4 Sterne'" }),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'OfferVersionComparison' })
export type VersionComparison = z.output<typeof versionComparisonSchema>
