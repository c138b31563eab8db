import { Button } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { untilSaved } from '../../lib/saving/until-saved.ts'
import { SaveMark } from '../../ui/inline/save-mark.tsx'
import { notice } from '../../ui/notices/notice.tsx'
import { tellNotSaved } from './not-saved.ts'
import type { OfferNumber } from './use-offer-number.ts'
import { type OfferTexts, refusedTexts } from './use-offer-texts.ts'

type Props = {
  texts: OfferTexts
  number: OfferNumber
  /** Why something typed cannot be saved as it stands; null where all can. */
  fault: string | null
}

/** Saves at once what would be saved after a rest, and says when all of it has arrived (002 §2, §8). */
export function SaveOffer({ texts, number, fault }: Props) {
  // What holds once all has arrived, not when the button was pressed.
  const latest = useRef({ fault, texts })
  latest.current = { fault, texts }
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      for (const text of Object.values(texts)) text.saveNow()
      number.flush()
      await untilSaved()
    },
    onSuccess: () => {
      const { fault: why, texts: saved } = latest.current
      // The attempt itself has told why.
      if (refusedTexts(saved).length > 0) return
      if (why === null) notice.good('Das Angebot wurde aktualisiert!')
      else tellNotSaved(why)
    },
  })
  return (
    <>
      {isPending && <SaveMark state="saving" text="Die Eingaben werden gespeichert ..." />}
      <Button
        leftSection={<IconDeviceFloppy size={15} stroke={1.7} aria-hidden />}
        disabled={isPending}
        onClick={() => mutate()}
      >
        Angebot speichern
      </Button>
    </>
  )
}
