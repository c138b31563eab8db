import { richTextOf } from '@reisewerk/domain/rich-text.ts'
import { conditionSets } from '../agency/condition-sets.ts'
import { bulletSections, introTemplates, savedDocuments } from '../agency/document-templates.ts'
import { menus, tripTexts } from '../services/provider-texts.ts'
import type { PartnerIds } from './partner-rows.ts'
import type { Rows } from './rows.ts'

/** What offers and trip documents are written from; every house has its own copy (MD-08). */
export function addDocumentTemplates(rows: Rows, houses: readonly number[], { providers }: PartnerIds): void {
  for (const organisationId of houses) {
    const shared = { organisationId, isRetired: false }
    for (const { content, ...template } of introTemplates) {
      rows.add('offer_intro_templates', { ...shared, ...template, content: richTextOf(content) })
    }
    for (const { internalName, points, ...section } of bulletSections) {
      const content = points.join('\n')
      rows.add('bullet_points', { ...shared, ...section, internalSectionName: internalName, content })
    }
    addConditionSets(rows, organisationId)
    let german: number | null = null
    for (const [index, { provider, text, ...template }] of tripTexts.entries()) {
      const providerId = provider === null ? null : providers.of(provider)
      const place = { organisationId, providerId, positionInDocument: (index + 1) * 10 }
      const isGerman = template.locale === 'de_DE'
      // A translation stands behind the text it translates.
      const of = { translationOfId: isGerman ? null : german }
      const id = rows.add('trip_detail_templates', { ...place, ...template, ...of, text: richTextOf(text) })
      if (isGerman) german = id
    }
    for (const { provider, meal, text, ...menu } of menus) {
      const providerId = providers.of(provider)
      rows.add('menus', { ...shared, ...menu, providerId, subType: meal, text: richTextOf(text) })
    }
    for (const { freeText, ...template } of savedDocuments) {
      const always = { route: true, detailedRoute: template.print, generalInfos: true, coverLetter: true }
      rows.add('document_templates', { ...shared, ...template, ...always, freeText: richTextOf(freeText) })
    }
  }
}

function addConditionSets(rows: Rows, organisationId: number): void {
  for (const { conditions, ...set } of conditionSets) {
    const conditionSetId = rows.add('condition_sets', { organisationId, isRetired: false, ...set })
    for (const [sort, condition] of conditions.entries()) {
      rows.add('condition_set_conditions', { conditionSetId, sort, ...condition })
    }
  }
}
