import type { requestContract } from '@reisewerk/domain/requests/request.contract.ts'
import { fieldOf } from '../../../form/form-field.tsx'

/** A field that requests of every kind have. */
export const RequestField = fieldOf<typeof requestContract>()
