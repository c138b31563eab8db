import { translationServiceContract } from '@reisewerk/domain/accounts/translation/translation-service.contract.ts'
import { declare } from '../../../platform/resource/resource.ts'
import { translationServices } from './translation.tables.ts'
import {
  addTranslationService,
  changeTranslationService,
  removeTranslationService,
} from './translation-services.service.ts'

export const translationResources = [
  declare(translationServiceContract, {
    table: translationServices,
    computed: {
      key: () => `''::text`,
      hasKey: (row) => `exists (select from translation_keys k where k.service_id = ${row}.id)`,
    },
    constraints: {
      translation_services_organisation_key: {
        propertyPath: 'organisation',
        message: 'Diese Organisation hat schon einen Übersetzungsdienst.',
      },
    },
    create: addTranslationService,
    update: changeTranslationService,
    remove: removeTranslationService,
    isConfidential: true,
  }),
]
