import { richTextOf } from '@reisewerk/domain/rich-text.ts'
import { bulletSections, introTemplates, savedDocuments } from '../agency/document-templates.ts'
import { menus, tripTexts } from '../services/provider-texts.ts'
import type { PartnerIds } from './partner-rows.ts'
import type { Rows } from './rows.ts'

/** What offers and trip documents are written from; every house has its own copy (MD-08). */
export function addDocumentTemplates(rows: Rows, houses: readonly number[], { providers }: PartnerIds): void {
  for (const organisation_id of houses) {
    for (const { name, locale, content } of introTemplates) {
      rows.add('offer_intro_templates', {
        organisation_id,
        name,
        locale,
        content: richTextOf(content),
        is_retired: false,
      })
    }
    for (const { key, internalName, locale, section, points } of bulletSections) {
      rows.add('bullet_points', {
        organisation_id,
        key,
        section,
        internal_section_name: internalName,
        content: points.join('\n'),
        locale,
        is_retired: false,
      })
    }
    tripTexts.forEach(({ provider, type, title, text, locale }, index) => {
      rows.add('trip_detail_templates', {
        organisation_id,
        provider_id: provider === null ? null : providers.of(provider),
        type,
        title,
        text: richTextOf(text),
        locale,
        position_in_document: (index + 1) * 10,
      })
    })
    for (const { provider, name, meal, text, requestTypes, locale } of menus) {
      rows.add('menus', {
        organisation_id,
        provider_id: providers.of(provider),
        name,
        sub_type: meal,
        text: richTextOf(text),
        request_types: requestTypes,
        locale,
        is_retired: false,
      })
    }
    for (const { name, locale, print, questionaire, menu, freeText } of savedDocuments) {
      rows.add('document_templates', {
        organisation_id,
        name,
        locale,
        free_text: richTextOf(freeText),
        print,
        route: true,
        detailed_route: print,
        general_infos: true,
        questionaire,
        cover_letter: true,
        menu,
        is_retired: false,
      })
    }
  }
}
