import * as z from 'zod'
import { firstStepKeys } from './first-steps.ts'

/** `GET /api/organisations/{id}/first_steps` */
export const firstStepsSchema = z.object({
  isShown: z.boolean(),
  steps: z.array(
    z.object({
      key: z.enum(firstStepKeys),
      isDone: z.boolean(),
      isLeft: z.boolean().meta({ description: 'Somebody has put it off' }),
    }),
  ),
})
export type FirstSteps = z.output<typeof firstStepsSchema>
