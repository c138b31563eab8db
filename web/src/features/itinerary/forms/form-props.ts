import type { ServiceKind } from '@reisewerk/domain/service-kinds.ts'
import type { ServiceOf } from '../plan/services.ts'
import type { ServiceSave } from './use-save-service.ts'

/** What the form part of a kind is given. */
export type FormProps<Kind extends ServiceKind> = { service: ServiceOf<Kind>; save: ServiceSave }
