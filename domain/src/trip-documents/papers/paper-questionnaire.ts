import { isFormal } from '../../documents/letter.ts'
import { addressed } from '../../documents/salutation.ts'
import { paperWordsIn } from './paper-language.ts'
import type { PrintedQuestionnaire } from './paper-model.ts'
import type { PaperSource } from './paper-source.ts'

/** What guests are asked after the journey: the house's questions, and each hotel they slept in. */
export function printedQuestionnaire({ client, providers, language }: PaperSource): PrintedQuestionnaire {
  const { name, intro, marks, general, hotels, remarks, from } = paperWordsIn[language.locale].questionnaire
  const houses = providers.filter(({ kind }) => kind === 'hotel').map((hotel) => language.typeset(hotel.name.trim()))
  const asked = [
    { title: '', questions: [...general] },
    { title: hotels, questions: [...new Set(houses)] },
  ]
  return {
    title: name,
    intro: addressed(intro, isFormal(client)),
    marks: [...marks],
    groups: asked.filter(({ questions }) => questions.length > 0),
    remarks: [...remarks],
    from,
  }
}
